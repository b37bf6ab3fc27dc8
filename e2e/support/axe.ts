import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Once it has been put into the page. */
    axe?: typeof axe;
  }
}

const rules = (...values: string[]): RunOptions => ({ runOnly: { type: 'rule', values } });

/** WCAG 2.2 AA, and good practice. */
export const WCAG: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  // Experimental rules: what is read on a control is part of its name, and what looks like a heading is one.
  rules: {
    'label-content-name-mismatch': { enabled: true },
    'p-as-heading': { enabled: true },
  },
};

/** What another colour scheme changes. */
export const READABLE = rules('color-contrast');

/** What who asks for more contrast gets. */
export const VERY_READABLE = rules('color-contrast', 'color-contrast-enhanced');

/**
 * The rules that what the page shows breaks, or these parts of it, and where.
 *
 * Run in the page itself: axe's own runner for Playwright opens a second page for each run, into which it puts axe and
 * all that the rules have found, and takes three times as long. It is for pages of frames of other origins.
 */
export async function violationsOf(
  page: Page,
  options: RunOptions,
  parts: readonly string[] = [],
): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  // What fades in has its colours at the end. A spinner has none. Chromium does not always tell that an animation has ended.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { effect, playState, timeline } = animation;
      const ends = effect?.getComputedTiming().endTime !== Infinity;
      if (playState === 'running' && timeline === document.timeline && ends) animation.finish();
    }
  });
  // A mail that is shown in a frame runs no script, not even that of who looks.
  const exclude = ['iframe'];
  const where = parts.length === 0 ? { exclude } : { include: [...parts], exclude };
  // Of what is in order nothing is read.
  const wanted: RunOptions = { ...options, resultTypes: ['violations'] };
  const violations = await page.evaluate(
    async (run) => (await window.axe?.run(run.where, run.wanted))?.violations,
    { where, wanted },
  );
  if (violations === undefined) throw new Error('axe is not in the page');
  return namesOf(violations);
}

/**
 * Payload draws a part of a form as the main part of its page, which the page itself is (components/names). HTML lets no
 * other role take the place of that one; browsers do.
 */
function isPayloadsMain(rule: string, html: string): boolean {
  return rule === 'aria-allowed-role' && /^<main\b[^>]*\brole="none"/.test(html);
}

function namesOf(violations: Result[]): string[] {
  return violations.flatMap(({ id, nodes }) => {
    const broken = nodes.filter(({ html }) => !isPayloadsMain(id, html));
    const targets = broken.map(({ target }) => target.join(' '));
    return targets.length === 0 ? [] : [`${id}: ${targets.join(', ')}`];
  });
}
