import {
  ADMISSION_RULES,
  BODY_RULES,
  CONNECTION_LIMITS,
  OVERLOAD,
  PACE,
  REFUSED_BODY,
} from '../http-limits';
import { PROBE_FRESH, PROBES } from '../page-cache-limits';
import { ANONYMOUS_REQUESTS } from '../throttles';
import type { Ceiling } from './ceiling';

const { page, api, signedIn, upload, giftFile } = BODY_RULES;
const { pages, reads, writes, signedIn: panel } = ADMISSION_RULES;
const kB = (bytes: number) => `${bytes / 1_024} kB`;
const seconds = (milliseconds: number) => `${milliseconds / 1_000} s`;

export const HTTP_CEILINGS: readonly Ceiling[] = [
  {
    request: '* /**, the request line and headers',
    most: `${kB(CONNECTION_LIMITS.headerBytes)} within ${seconds(CONNECTION_LIMITS.headersTime)}`,
    beyond: '431 or 408, and the connection is closed',
    enforcedBy: 'src/server/http/unreadable-requests.ts',
  },
  {
    request: '* /**, number of headers',
    most: `${CONNECTION_LIMITS.headers} headers`,
    beyond: '431',
    enforcedBy: 'src/server/http/tidy-request.ts',
  },
  {
    request: '* /**, connections',
    most: `${CONNECTION_LIMITS.connectionsPerClient} of one client (not counted behind TRUSTED_PROXIES), ${CONNECTION_LIMITS.connections} together`,
    beyond: 'the connection is closed',
    enforcedBy: 'src/server/http/connections.ts',
  },
  {
    request: '* /**, method',
    most: 'GET, HEAD and OPTIONS; also POST, PUT, PATCH and DELETE below /api and /admin',
    beyond: '405 with Allow',
    enforcedBy: 'src/server/http/refuse-methods.ts',
  },
  {
    request: '* /**, Upgrade',
    most: 'one plain answer, after which the connection is closed',
    beyond: 'nothing is upgraded',
    enforcedBy: 'src/server/http/upgrades.ts',
  },
  {
    request: '* /**, Range',
    most: 'one whole answer',
    beyond: 'the range is not read',
    enforcedBy: 'src/server/http/tidy-request.ts',
  },
  {
    request: '* /api/**, without a key or a session',
    most: `of REST and GraphQL ${ANONYMOUS_REQUESTS.most} in a minute for each client of each server, or API_ANONYMOUS_PER_MINUTE; not counted: what the page cache has`,
    beyond: '429 with Retry-After',
    enforcedBy: 'src/server/http/anonymous-quota.ts',
  },
  {
    request: '* /**, body of a page',
    most: `${kB(page.bytes)}, ${kB(page.bytesTogether)} of all clients at a time`,
    beyond: "413 (503 beyond all clients' bound), and the connection is closed",
    enforcedBy: 'src/server/http/limit-bodies.ts',
  },
  {
    request: '* /api/**, body',
    most: `${kB(api.bytes)}, ${kB(api.bytesTogether)} of all clients at a time; showing a session or key ${kB(signedIn.bytes)}, with a picture ${kB(upload.bytes)}, with a file of gifts ${kB(giftFile.bytes)}`,
    beyond: "413 (503 beyond all clients' bound), and the connection is closed",
    enforcedBy: 'src/server/http/limit-bodies.ts',
  },
  {
    request: '* /**, time of a body',
    most: `${seconds(api.idle)} between two pieces, ${seconds(api.total)} in all (${seconds(upload.total)} with a picture)`,
    beyond: '408, and the connection is closed',
    enforcedBy: 'src/server/http/read-body.ts',
  },
  {
    request: '* /**, rest of a refused body',
    most: `${kB(REFUSED_BODY.bytes)} (of a form ${kB(REFUSED_BODY.formBytes)}) within ${seconds(REFUSED_BODY.time)}, thrown away as they come`,
    beyond: 'the connection is closed',
    enforcedBy: 'src/server/http/receive-rest.ts',
  },
  {
    request: '* /**, what no cache answers',
    most: `${pages.inFlight} pages, ${reads.inFlight} reads, ${writes.inFlight} writes and ${panel.inFlight} requests of people signed in at a time; ${pages.waiting}, ${reads.waiting}, ${writes.waiting} and ${panel.waiting} more wait for up to ${seconds(reads.wait)}. While the event loop is more than ${PACE.lateAbove} ms late, down to ${PACE.least} reads and ${PACE.least} writes at a time, with up to ${PACE.longestRest} ms between two`,
    beyond: '503 with Retry-After',
    enforcedBy: 'src/server/http/shed-load.ts',
  },
  {
    request: '* /**, while the event loop is late',
    most: `${OVERLOAD.readsAbove} ms of delay (reads; ${OVERLOAD.allAbove} ms for whatever else a visitor sends) for ${OVERLOAD.periods} s, with ${OVERLOAD.inFlight} requests in flight`,
    beyond:
      '503 with Retry-After for visitors; what is cached, the panel, health, readiness and the files of the build are still answered',
    enforcedBy: 'src/server/http/shed-load.ts',
  },
  ...PROBES.map((path) => ({
    request: `GET ${path}`,
    most: `one answer of the application each ${PROBE_FRESH} ms, whatever the query and the headers say`,
    beyond: 'the same answer again',
    enforcedBy: 'src/server/page-cache/cache-key.ts',
  })),
  {
    request: '* /api/internal/**',
    most: 'nothing: it is for the server itself',
    beyond: '404',
    enforcedBy: 'src/server/http/internal-requests.ts',
  },
];
