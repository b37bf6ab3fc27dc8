import type { Probes } from './probes';

export const restProbes: Probes = {};
