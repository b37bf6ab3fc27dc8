import { paths } from '@/lib/paths';

import { numberedRoute } from '../../../../listing-routes';
import { categoryRoutes } from '../../../../scopes';

const route = numberedRoute(categoryRoutes, paths.category);

export const generateMetadata = route.generateMetadata;
export default route.Page;
