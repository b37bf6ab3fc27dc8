import { listingRoute } from '../../listing-routes';
import { categoryRoutes } from '../../scopes';

const route = listingRoute(categoryRoutes);

export const generateMetadata = route.generateMetadata;
export default route.Page;
