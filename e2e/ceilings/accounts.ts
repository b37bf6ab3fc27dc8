import type { Probes } from './probes';

export const accountsProbes: Probes = {};
