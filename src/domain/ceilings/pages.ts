import {
  CACHED_QUERY_MAX,
  CACHE_DISK_MB,
  CACHE_MEMORY_MB,
  CACHED_URL_MAX,
  FLIGHTS_MAX,
  PAGE_CACHE_SHARES,
  type CacheKind,
} from '../page-cache-limits';
import { AVIF_CANDIDATES, PICTURE_WIDTHS } from '../pictures';
import type { Ceiling } from './ceiling';

const shareOf = (...kinds: CacheKind[]): string =>
  kinds
    .map((kind) => {
      const { part, entries } = PAGE_CACHE_SHARES[kind];
      return `${kind}: ${part * 100} % of PAGE_CACHE_MEMORY_MB (${CACHE_MEMORY_MB}), ${entries} entries`;
    })
    .join('; ');

const SIZES = PICTURE_WIDTHS.length + AVIF_CANDIDATES.length;

export const PAGES_CEILINGS: readonly Ceiling[] = [
  {
    request: 'GET /** (cached pages)',
    most: `one page and the parts of its payload for each path of at most ${CACHED_URL_MAX} characters, whatever the query and the headers say (${shareOf('page', 'payload', 'file', 'asset')})`,
    beyond: 'made anew each time; what has been asked for once goes first',
    enforcedBy: 'src/server/page-cache/cache-share.ts',
  },
  {
    request: 'GET /** (pages on disk)',
    most: `PAGE_CACHE_DISK_MB (${CACHE_DISK_MB}) of finished pages and payloads; no searches, nothing of the API`,
    beyond: 'those go that were not asked for longest',
    enforcedBy: 'src/server/page-cache/disk-store.ts',
  },
  {
    request: 'GET /busca?q=* (cached results)',
    most: shareOf('search'),
    beyond: 'other searches go, and nothing else',
    enforcedBy: 'src/server/page-cache/cache-store.ts',
  },
  {
    request: 'GET /api/* (cached public reads)',
    most: `queries of at most ${CACHED_QUERY_MAX} characters (${shareOf('read')})`,
    beyond: 'answered by the application each time; other reads go, and nothing else',
    enforcedBy: 'src/server/page-cache/read-key.ts',
  },
  {
    request: 'GET /** (being made for the cache)',
    most: `${FLIGHTS_MAX} at a time, each once for all who wait`,
    beyond: 'made for its own request alone, and given up with it',
    enforcedBy: 'src/server/page-cache/page-cache.ts',
  },
  {
    request: 'GET /img/*',
    most: `${SIZES} files for each picture, made at its upload (${shareOf('picture')}); nothing is resized`,
    beyond:
      '404, also for whatever /_next/image is asked for; a file that has been replaced leads to the present one',
    enforcedBy: 'src/server/pictures/stored-pictures.ts',
  },
];
