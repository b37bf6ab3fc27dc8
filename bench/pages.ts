import { fetchOnce, withBareServer } from './bare';
import { firstGiftPath } from './routes';
import { wrk } from './wrk';

const ENCODINGS = ['identity', 'gzip'] as const;
/** Anonymous reads of the API, which are cached as the pages are. */
const READS = [
  '/api/listings?scope=category:nerd',
  '/api/search?q=caneca',
  '/api/gifts?limit=10&depth=1',
];

/**
 * Requests a second of a running production server (`npm start`) beside a bare `node:http` server that returns the same
 * bytes, in turn, in one run. Prints both and their ratio.
 */
export async function benchPages(url: string): Promise<void> {
  const paths = ['/', '/categoria/nerd', await firstGiftPath(url), ...READS];
  const rows: Record<string, string>[] = [];
  for (const encoding of ENCODINGS) {
    const headers = { 'Accept-Encoding': encoding };
    const answers = await Promise.all(paths.map((path) => fetchOnce(url, path, headers)));
    await withBareServer(answers, async (bareUrl) => {
      for (const { path, body } of answers) {
        const bare = await wrk(bareUrl + path, headers);
        const site = await wrk(url + path, headers);
        rows.push({
          path,
          encoding,
          bytes: String(Buffer.from(body, 'base64').length),
          'site req/s': site.perSecond.toFixed(0),
          'bare req/s': bare.perSecond.toFixed(0),
          'site/bare': (site.perSecond / bare.perSecond).toFixed(2),
          'site p99 ms': site.p99.toFixed(1),
          'bare p99 ms': bare.p99.toFixed(1),
          failed: String(site.failed),
        });
      }
    });
  }
  console.table(rows);
}
