import type { Probes } from './probes';

export const readsProbes: Probes = {};
