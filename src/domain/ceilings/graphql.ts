import type { Ceiling } from './ceiling';

export const GRAPHQL_CEILINGS: readonly Ceiling[] = [];
