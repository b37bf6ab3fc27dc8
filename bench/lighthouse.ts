import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { CHROMIUM_FLAGS, systemChromium } from './chromium';
import { percentile } from './percentile';
import { measuredRoutes } from './routes';

const DEBUG_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Run = {
  scores: Record<(typeof CATEGORIES)[number], number>;
  paint: number;
  blocked: number;
  shift: string;
};

/**
 * Lighthouse on a phone with simulated throttling, each route `runs` times: the median of its four scores, of the largest
 * paint and of the blocked time, all its scores for performance, and what it found fault with. Run it on a machine that
 * does nothing else.
 */
export async function benchLighthouse(url: string, runs: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const faults = new Set<string>();
  const rows = [];
  for (const route of await measuredRoutes(url)) {
    const done: Run[] = [];
    for (let run = 0; run < runs; run += 1) done.push(await visit(url, route, faults));
    const middle = (figure: (run: Run) => number) => percentile(done.map(figure), 0.5);
    rows.push({
      route,
      performance: middle(({ scores }) => scores.performance),
      'each run': done.map(({ scores }) => scores.performance).join(' '),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best practices': middle(({ scores }) => scores['best-practices']),
      SEO: middle(({ scores }) => scores.seo),
      'LCP ms': middle(({ paint }) => paint),
      'TBT ms': middle(({ blocked }) => blocked),
      CLS: done[0]?.shift ?? '',
    });
  }
  await browser.close();
  console.table(rows);
  for (const fault of faults) console.log(fault);
}

async function visit(url: string, route: string, faults: Set<string>): Promise<Run> {
  const result = await lighthouse(url + route, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${route}`);
  const { categories, audits } = result.lhr;
  for (const category of ['accessibility', 'best-practices', 'seo']) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      if (weight > 0 && audits[id]?.score === 0) faults.add(`${route}: ${audits[id].title}`);
    }
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    paint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: audits['cumulative-layout-shift']?.displayValue ?? '',
  };
}
