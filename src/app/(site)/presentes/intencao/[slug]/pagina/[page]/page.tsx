import { paths } from '@/lib/paths';

import { numberedRoute } from '../../../../../listing-routes';
import { intentionRoutes } from '../../../../../scopes';

const route = numberedRoute(intentionRoutes, paths.intention);

export const generateMetadata = route.generateMetadata;
export default route.Page;
