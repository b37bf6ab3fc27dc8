import { chromium, type Browser } from '@playwright/test';

import { CHROMIUM_FLAGS, systemChromium } from './chromium';
import { measuredRoutes } from './routes';

/** A phone of the middle class on a slow mobile network; bytes a second. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
const NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = 4;

type Visit = { paint: number; largest: number; made: string };

/**
 * What a visitor with an empty cache on a throttled phone waits for on each route, in milliseconds until the first and the
 * largest paint: on the first visit and on the next. Run it on a server that has just been started for the first time:
 * the first visit then finds no page made.
 */
export async function benchFirstVisit(url: string): Promise<void> {
  const routes = await measuredRoutes(url);
  const browser = await chromium.launch({ executablePath: systemChromium(), args: CHROMIUM_FLAGS });
  const rows = [];
  for (const route of routes) {
    const first = await visit(browser, url + route);
    const second = await visit(browser, url + route);
    rows.push({
      route,
      'first paint': first.paint,
      'largest paint': first.largest,
      'page was': first.made,
      'first paint, next visit': second.paint,
      'largest paint, next visit': second.largest,
    });
  }
  await browser.close();
  console.table(rows);
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const before = Date.now();
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  const madeAt = Date.parse((await answer?.headerValue('x-made-at')) ?? '');
  const { paint, largest } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: Number(Reflect.get(window, 'largestPaint')),
  }));
  await context.close();
  return {
    paint: Math.round(paint),
    largest: Math.round(largest),
    made: madeAt >= before ? 'made for it' : 'there already',
  };
}
