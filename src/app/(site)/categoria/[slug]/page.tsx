import { listingRoute } from '../../listing-routes';
import { categoryRoutes } from '../../scopes';

export const ensureStatic = 'navigation';

const route = listingRoute(categoryRoutes);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
