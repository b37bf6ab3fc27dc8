import { listingRoute } from '../../../listing-routes';
import { intentionRoutes } from '../../../scopes';

export const ensureStatic = 'navigation';

const route = listingRoute(intentionRoutes);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
