import { paths } from '@/lib/paths';

import { numberedRoute } from '../../../../listing-routes';
import { categoryRoutes } from '../../../../scopes';

export const ensureStatic = 'navigation';

const route = numberedRoute(categoryRoutes, paths.category);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
