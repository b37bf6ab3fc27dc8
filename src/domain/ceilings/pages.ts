import type { Ceiling } from './ceiling';

export const PAGES_CEILINGS: readonly Ceiling[] = [];
