import { paths } from '@/lib/paths';

import { numberedRoute } from '../../../../listing-routes';
import { occasionRoutes } from '../../../../scopes';

export const ensureStatic = 'navigation';

const route = numberedRoute(occasionRoutes, paths.occasion);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
