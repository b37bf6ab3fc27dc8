import { paths } from '@/lib/paths';

import { numberedRoute } from '../../../../listing-routes';
import { occasionRoutes } from '../../../../scopes';

const route = numberedRoute(occasionRoutes, paths.occasion);

export const generateMetadata = route.generateMetadata;
export default route.Page;
