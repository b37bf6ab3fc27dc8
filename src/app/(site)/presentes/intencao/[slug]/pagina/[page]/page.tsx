import { paths } from '@/lib/paths';

import { numberedRoute } from '../../../../../listing-routes';
import { intentionRoutes } from '../../../../../scopes';

export const ensureStatic = 'navigation';

const route = numberedRoute(intentionRoutes, paths.intention);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
