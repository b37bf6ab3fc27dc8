import { OccasionNotFound } from '@/features/gift-listing/occasion-not-found';

export default OccasionNotFound;
