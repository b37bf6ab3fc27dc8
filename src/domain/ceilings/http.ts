import type { Ceiling } from './ceiling';

export const HTTP_CEILINGS: readonly Ceiling[] = [];
