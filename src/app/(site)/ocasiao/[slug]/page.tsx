import { listingRoute } from '../../listing-routes';
import { occasionRoutes } from '../../scopes';

export const ensureStatic = 'navigation';

const route = listingRoute(occasionRoutes);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
