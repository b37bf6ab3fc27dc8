import { listingRoute } from '../../listing-routes';
import { occasionRoutes } from '../../scopes';

const route = listingRoute(occasionRoutes);

export const generateMetadata = route.generateMetadata;
export default route.Page;
