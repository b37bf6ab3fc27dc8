import { OccasionNotFound } from '@/features/gift-listing/page/occasion-not-found';

export default OccasionNotFound;
