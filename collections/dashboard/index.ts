import type { Endpoint } from 'payload';

import { dashboardEndpoint } from './dashboard-endpoint';
import { readBrokenLinks } from './read-broken-links';
import { readEmptySearches } from './read-empty-searches';
import { readGaps } from './read-gaps';
import { readInbox } from './read-inbox';
import { readSchedules } from './read-schedules';
import { readTraffic } from './read-traffic';
import { readTrends } from './read-trends';
import { readWebhooks } from './read-webhooks';

/** Each part of the dashboard has its own, so that one that fails takes no other with it. */
export const dashboardEndpoints: Endpoint[] = [
  dashboardEndpoint('traffic', readTraffic),
  dashboardEndpoint('trends', readTrends),
  dashboardEndpoint('searches', readEmptySearches),
  dashboardEndpoint('gaps', readGaps),
  dashboardEndpoint('links', readBrokenLinks),
  dashboardEndpoint('schedules', readSchedules),
  dashboardEndpoint('webhooks', readWebhooks),
  dashboardEndpoint('inbox', (db, req) => readInbox(db, req.query.since)),
];
