import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';

import { listingSearchParams } from '@/domain/listing';
import type { ListingRequest } from '@/domain/listing-request';
import { paths } from '@/lib/paths';

import { percentile } from '../percentile';
import { QUESTIONS, type Question, requestsOf, WARM_UP } from './questions';

const REPEATS = 40;
/** With an origin, a listing is answered by the application, not from the page cache. */
export const UNCACHED = { origin: 'http://localhost' };

/** Milliseconds from a request to the end of its answer; `gifts` are what the pages of all scopes show together. */
export type Answer = Question & { gifts: number; p50: number; p95: number };

/**
 * How long the endpoints of these sites take for each question, one request after another. The sites take turns, so that what else the machine does is met by all of them.
 */
export async function readEndpoints(urls: string[]): Promise<Answer[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers = urls.map((): Answer[] => []);
  for (const question of QUESTIONS) {
    const sites = [];
    for (const url of urls) sites.push(await siteOf(agent, url, question));
    for (let turn = -WARM_UP; turn < REPEATS; turn += 1) {
      for (const { addresses, took } of sites) {
        for (const address of addresses) {
          const startedAt = performance.now();
          await read(agent, address);
          if (turn >= 0) took.push(performance.now() - startedAt);
        }
      }
    }
    for (const [index, { took, gifts }] of sites.entries()) {
      const times = { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
      answers[index]?.push({ ...question, gifts, ...times });
    }
  }
  agent.destroy();
  return answers;
}

async function siteOf(agent: Agent, url: string, question: Question) {
  const docsOf = async (address: string) => {
    // Border: what the site's own endpoint answers.
    const { docs } = JSON.parse(await read(agent, address)) as { docs: { id: number }[] };
    return docs;
  };
  const requests = await requestsOf(
    question,
    async (request) => (await docsOf(addressOf(url, request))).at(-1)?.id,
  );
  const addresses = requests.map((request) => addressOf(url, request));
  let gifts = 0;
  for (const address of addresses) gifts += (await docsOf(address)).length;
  return { addresses, gifts, took: [] as number[] };
}

function addressOf(url: string, request: ListingRequest): string {
  const params = listingSearchParams(request);
  if (request.after != null) params.set('after', String(request.after));
  return `${url}${paths.listingApi}?${params}`;
}

function read(agent: Agent, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: UNCACHED }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString());
        else reject(new Error(`${response.statusCode}: ${address}`));
      });
    });
    request.on('error', reject);
  });
}
