import { occasionGiftsRoute } from '../../../listing-routes';
import { occasionRoutes } from '../../../scopes';

const route = occasionGiftsRoute(occasionRoutes);

export const generateMetadata = route.generateMetadata;
export default route.Page;
