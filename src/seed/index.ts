export { seedDemo } from './seed-demo';
export { seedPeople } from './seed-people';
export { seedSynthetic } from './seed-synthetic';
