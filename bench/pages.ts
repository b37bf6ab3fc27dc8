import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { firstGiftPath } from './routes';
import { wrk } from './wrk';

const BARE_PORT = 4199;
const ENCODINGS = ['identity', 'gzip'] as const;

/**
 * Requests a second of a running production server (`npm start`) beside a bare `node:http` server that returns the same
 * bytes, in turn, in one run. Prints both and their ratio.
 */
export async function benchPages(url: string): Promise<void> {
  const paths = ['/', '/categoria/nerd', await firstGiftPath(url)];
  const rows: Record<string, string>[] = [];
  for (const encoding of ENCODINGS) {
    const answers = await Promise.all(paths.map((path) => fetchOnce(url, path, encoding)));
    await withBareServer(answers, async (bareUrl) => {
      for (const { path, body } of answers) {
        const headers = { 'Accept-Encoding': encoding };
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

type Kept = { path: string; headers: Record<string, string>; body: string };

async function fetchOnce(url: string, path: string, encoding: string): Promise<Kept> {
  return new Promise((resolve, reject) => {
    request(url + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-type': type = '', 'content-encoding': packing } = response.headers;
        const headers = {
          'content-type': type,
          ...(packing ? { 'content-encoding': packing } : {}),
        };
        resolve({ path, headers, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function withBareServer(answers: Kept[], run: (url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mimoteca-bench-'));
  const file = join(folder, 'answers.json');
  const withLengths = answers.map((answer) => ({
    ...answer,
    headers: {
      ...answer.headers,
      'content-length': String(Buffer.from(answer.body, 'base64').length),
    },
  }));
  await writeFile(file, JSON.stringify(withLengths));
  const script = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
  const server = fork(script, [String(BARE_PORT), file], { execArgv: [] });
  try {
    await once(server, 'message');
    await run(`http://127.0.0.1:${BARE_PORT}`);
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
