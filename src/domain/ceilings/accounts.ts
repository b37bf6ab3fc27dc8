import type { Ceiling } from './ceiling';

export const ACCOUNTS_CEILINGS: readonly Ceiling[] = [];
