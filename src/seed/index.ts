export { seedDemo } from './seed-demo';
export { seedSynthetic } from './seed-synthetic';
