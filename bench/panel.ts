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
  // The API takes a session from a cookie only where a browser says which page asks.
  const token = /payload-token=([^;]+)/.exec(cookie)?.[1] ?? '';
  const authorization = `JWT ${token}`;
  const { totalDocs, docs } = await readGifts(url, authorization);
  const at = (index: number) => docs[index % docs.length]?.id ?? 0;
  console.log(`${totalDocs} gifts, ${OPENS} times each`);

  const open = (marker: string, path: (index: number) => string) => async (index: number) => {
    const page = await answer(url + path(index), { headers: { authorization } });
    // Who is no admin gets an empty page that leads away.
    if (!page.includes(marker)) throw new Error(`${path(index)}: not the page that was asked for`);
  };
  const dashboardParts = [
    'traffic?days=30',
    'trends',
    'gaps',
    'links',
    'schedules',
    'inbox',
    'searches',
  ];
  const rows = [
    await measure(
      'gift list',
      TARGET.open,
      open(IN_LIST, () => LIST),
    ),
    await measure(
      'gift list, page 200',
      TARGET.open,
      open(IN_LIST, () => `${LIST}?page=200`),
    ),
    await measure(
      'gift list, by title',
      TARGET.open,
      open(IN_LIST, () => `${LIST}?sort=title`),
    ),
    await measure(
      'gift list, by status',
      TARGET.open,
      open(IN_LIST, () => `${LIST}?${BY_STATUS}`),
    ),
    await measure(
      'gift list, searched',
      TARGET.open,
      open(IN_LIST, () => `${LIST}?search=caneca`),
    ),
    await measure(
      'edit view',
      TARGET.open,
      open(IN_FORM, (index) => `${LIST}/${at(index)}`),
    ),
    await measure(
      'dashboard',
      TARGET.open,
      open(IN_DASHBOARD, () => '/admin/painel'),
    ),
    await measure('dashboard, all figures', TARGET.open, () =>
      Promise.all(
        dashboardParts.map((part) =>
          answer(`${url}/api/dashboard/${part}`, { headers: { authorization } }),
        ),
      ),
    ),
    await measure('save a gift', TARGET.save, (index) =>
      answer(`${url}/api/gifts/${at(index)}?depth=0`, {
        method: 'PATCH',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ shortDescription: `Medido pela ${index + 1}ª vez.` }),
      }),
    ),
  ];
  console.table(rows);
}

/** Parts of the pages that only an admin gets. */
const IN_LIST = 'collection-list__tables';
const IN_FORM = 'collection-edit__form';
const IN_DASHBOARD = 'dash-greeting';
const BY_STATUS = 'where[or][0][and][0][_status][equals]=published';

async function readGifts(url: string, authorization: string) {
  const response = await answer(`${url}/api/gifts?limit=${OPENS}&depth=0&select[title]=true`, {
    headers: { authorization },
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
