import { percentile } from './percentile';
import { signInAdmin } from './sign-in-admin';

const OPENS = 40;
const LIST = '/admin/painel/collections/gifts';
/** Milliseconds at p95, with 100,000 gifts on 2 cores. */
const TARGET = { open: 1_000, save: 500 };

type Gift = { id: number; title: string };

/**
 * What an editor waits for in the panel of a running production server: the server's answers, one after the other, without the
 * browser's own work. Every save writes another description, so that each is a real change.
 */
export async function benchPanel(url: string): Promise<void> {
  const cookie = await signInAdmin(url);
  const { totalDocs, docs } = await readGifts(url, cookie);
  const at = (index: number) => docs[index % docs.length]?.id ?? 0;
  console.log(`${totalDocs} gifts, ${OPENS} times each`);

  const open = (path: (index: number) => string) => (index: number) =>
    answer(url + path(index), { headers: { cookie } });
  const dashboardParts = ['traffic?days=30', 'trends', 'gaps', 'links', 'inbox', 'searches'];
  const rows = [
    await measure(
      'gift list',
      TARGET.open,
      open(() => LIST),
    ),
    await measure(
      'gift list, page 200',
      TARGET.open,
      open(() => `${LIST}?page=200`),
    ),
    await measure(
      'gift list, by status',
      TARGET.open,
      open(() => `${LIST}?${BY_STATUS}`),
    ),
    await measure(
      'gift list, searched',
      TARGET.open,
      open(() => `${LIST}?search=caneca`),
    ),
    await measure(
      'edit view',
      TARGET.open,
      open((index) => `${LIST}/${at(index)}`),
    ),
    await measure(
      'dashboard',
      TARGET.open,
      open(() => '/admin/painel'),
    ),
    await measure('dashboard, all figures', TARGET.open, () =>
      Promise.all(
        dashboardParts.map((part) =>
          answer(`${url}/api/dashboard/${part}`, { headers: { cookie } }),
        ),
      ),
    ),
    await measure('save a gift', TARGET.save, (index) =>
      answer(`${url}/api/gifts/${at(index)}?depth=0`, {
        method: 'PATCH',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify({ shortDescription: `Medido pela ${index + 1}ª vez.` }),
      }),
    ),
  ];
  console.table(rows);
}

const BY_STATUS = 'where[or][0][and][0][_status][equals]=draft';

async function readGifts(url: string, cookie: string) {
  const response = await answer(`${url}/api/gifts?limit=${OPENS}&depth=0&select[title]=true`, {
    headers: { cookie },
  });
  // The border to our own API, which answers nothing else.
  return JSON.parse(response) as { docs: Gift[]; totalDocs: number };
}

async function answer(address: string, init: RequestInit): Promise<string> {
  const response = await fetch(address, { ...init, redirect: 'manual' });
  const body = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${body.slice(0, 200)}`);
  return body;
}

async function measure(what: string, target: number, ask: (index: number) => Promise<unknown>) {
  await ask(0);
  const times: number[] = [];
  for (let index = 0; index < OPENS; index += 1) {
    const started = performance.now();
    await ask(index);
    times.push(performance.now() - started);
  }
  const p95 = percentile(times, 0.95);
  return {
    what,
    'p50 ms': percentile(times, 0.5).toFixed(0),
    'p95 ms': p95.toFixed(0),
    'largest ms': Math.max(...times).toFixed(0),
    target: p95 <= target ? 'met' : `missed (${target})`,
  };
}
