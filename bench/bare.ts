import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BARE_PORT = 4199;

/** An answer as the bare server gives it; `body` in base64. */
export type RecordedAnswer = { path: string; headers: Record<string, string>; body: string };

/** One answer of the site, byte for byte. Throws unless it is 200. */
export async function fetchOnce(
  url: string,
  path: string,
  headers: Record<string, string>,
): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    request(url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) {
          reject(new Error(`${path} answered ${response.statusCode}`));
          return;
        }
        const { 'content-type': type = '', 'content-encoding': packing } = response.headers;
        const sent = { 'content-type': type, ...(packing ? { 'content-encoding': packing } : {}) };
        resolve({ path, headers: sent, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Runs the least that Node can do, a process that answers these bytes from memory, for the time of `use`. */
export async function withBareServer(
  answers: RecordedAnswer[],
  use: (url: string) => Promise<void>,
): Promise<void> {
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
  const server = fork('bench/bare-server.mjs', [String(BARE_PORT), file], { execArgv: [] });
  try {
    await once(server, 'message');
    await use(`http://127.0.0.1:${BARE_PORT}`);
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
