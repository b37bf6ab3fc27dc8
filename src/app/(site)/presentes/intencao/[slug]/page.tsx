import { listingRoute } from '../../../listing-routes';
import { intentionRoutes } from '../../../scopes';

const route = listingRoute(intentionRoutes);

export const generateMetadata = route.generateMetadata;
export default route.Page;
