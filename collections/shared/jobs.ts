import type { Config } from 'payload';

import { nobody } from './access';

const refused = () => false;

/**
 * Payload's queue holds what editors have scheduled, and nothing else. It is written by the panel's server functions and
 * worked off by our own runner (`src/data/schedules`): nobody reaches it over REST or GraphQL.
 */
export const jobs: NonNullable<Config['jobs']> = {
  tasks: [],
  access: { cancel: refused, queue: refused, run: refused },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: {
      create: nobody,
      read: nobody,
      readVersions: nobody,
      update: nobody,
      delete: nobody,
      unlock: nobody,
    },
    graphQL: false,
  }),
};
