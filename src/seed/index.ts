export { seedDemo, seedFirstGifts } from './seed-demo';
export { seedUsers } from './seed-users';
export { seedSynthetic } from './seed-synthetic';
