import { accountsProbes } from './accounts';
import { graphqlProbes } from './graphql';
import { httpProbes } from './http';
import { pagesProbes } from './pages';
import type { Probes } from './probes';
import { readsProbes } from './reads';
import { restProbes } from './rest';

export const PROBES: Probes = {
  ...httpProbes,
  ...pagesProbes,
  ...readsProbes,
  ...restProbes,
  ...graphqlProbes,
  ...accountsProbes,
};
