import type { Probes } from './probes';

export const pagesProbes: Probes = {};
