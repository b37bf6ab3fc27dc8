export { seedDemo } from './seed-demo';
export { seedPeople, SYNTHETIC_PASSWORD, syntheticEmail } from './seed-people';
export { seedSynthetic } from './seed-synthetic';
