import type { Probes } from './probes';

export const httpProbes: Probes = {};
