import type { Ceiling } from './ceiling';

export const READS_CEILINGS: readonly Ceiling[] = [];
