import { ACCOUNTS_CEILINGS } from './accounts';
import type { Ceiling } from './ceiling';
import { GRAPHQL_CEILINGS } from './graphql';
import { HTTP_CEILINGS } from './http';
import { PAGES_CEILINGS } from './pages';
import { READS_CEILINGS } from './reads';
import { REST_CEILINGS } from './rest';

/** Every ceiling of an anonymous request. `e2e/ceilings.spec.ts` goes beyond each of them in the production build. */
export const CEILINGS: readonly Ceiling[] = [
  ...HTTP_CEILINGS,
  ...PAGES_CEILINGS,
  ...READS_CEILINGS,
  ...REST_CEILINGS,
  ...GRAPHQL_CEILINGS,
  ...ACCOUNTS_CEILINGS,
];
