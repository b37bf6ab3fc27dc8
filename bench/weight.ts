import { chromium, type Page } from '@playwright/test';

import { CHROMIUM_FLAGS, systemChromium } from './chromium';
import { documentWeight } from './document-weight';
import { measuredRoutes } from './routes';

const BUDGET = { scriptKb: 170, homeKb: 400, requests: 60 };
const PHONE = { width: 412, height: 823 };

type Weight = { scriptKb: number; totalKb: number; requests: number; shift: number };

/**
 * First visit with an empty cache on a phone, until the network is idle: a row for each route, against the budget, with
 * what its document weighs by itself.
 */
export async function benchWeight(url: string): Promise<void> {
  const routes = await measuredRoutes(url);
  const browser = await chromium.launch({ executablePath: systemChromium(), args: CHROMIUM_FLAGS });
  const rows = [];
  for (const route of routes) {
    const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
    const weight = await weigh(await context.newPage(), url + route);
    await context.close();
    const html = await documentWeight(url + route);
    const isOver =
      weight.scriptKb > BUDGET.scriptKb ||
      weight.requests > BUDGET.requests ||
      (route === '/' && weight.totalKb > BUDGET.homeKb);
    rows.push({
      route,
      'JS kB': weight.scriptKb.toFixed(0),
      'total kB': weight.totalKb.toFixed(0),
      requests: weight.requests,
      CLS: weight.shift.toFixed(3),
      tags: html.tags,
      'HTML kB': html.htmlKb.toFixed(0),
      'of it flight': html.flightKb.toFixed(0),
      'HTML gzip': html.gzipKb.toFixed(1),
      budget: isOver ? 'OVER' : 'ok',
    });
  }
  await browser.close();
  console.table(rows);
}

async function weigh(page: Page, url: string): Promise<Weight> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  let scripts = 0;
  let total = 0;
  let requests = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1;
    total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') scripts += encodedDataLength;
  });
  await page.addInitScript(() => {
    const state = window as Window & { layoutShift?: number };
    state.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') {
          state.layoutShift = (state.layoutShift ?? 0) + entry.value;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(
    () => (window as Window & { layoutShift?: number }).layoutShift ?? 0,
  );
  return { scriptKb: scripts / 1000, totalKb: total / 1000, requests, shift };
}
