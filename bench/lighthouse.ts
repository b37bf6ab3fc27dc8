import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { CHROMIUM_FLAGS, systemChromium } from './chromium';
import { measuredRoutes } from './routes';

const DEBUG_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse on a phone with simulated throttling, each route once: its four scores, the largest paint, and what it found
 * fault with. Run it on a machine that does nothing else.
 */
export async function benchLighthouse(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const rows = [];
  const faults = new Set<string>();
  for (const route of await measuredRoutes(url)) {
    const result = await lighthouse(url + route, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${route}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    rows.push({
      route,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
      'TBT ms': Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
      CLS: audits['cumulative-layout-shift']?.displayValue ?? '',
    });
    for (const category of ['accessibility', 'best-practices', 'seo']) {
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        if (weight > 0 && audits[id]?.score === 0) faults.add(`${route}: ${audits[id].title}`);
      }
    }
  }
  await browser.close();
  console.table(rows);
  for (const fault of faults) console.log(fault);
}
