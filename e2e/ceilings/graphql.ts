import type { Probes } from './probes';

export const graphqlProbes: Probes = {};
