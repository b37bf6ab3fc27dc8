import type { Ceiling } from './ceiling';

export const REST_CEILINGS: readonly Ceiling[] = [];
