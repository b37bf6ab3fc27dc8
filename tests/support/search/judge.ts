import { intentionSlug } from '@/domain/intentions';
import { demoCatalogue, type DemoGift } from '@/seed/demo-catalogue';

import type { Judgement } from './judged-set';

/** How many results are looked at. */
const DEPTH = 10;

export type Verdict = {
  query: string;
  /** Of the wanted gifts that fit into the first ten, the part that is there. */
  recall: number;
  /** One divided by the place of the first wanted gift; 0 without one; 1 when none is wanted. */
  reciprocalRank: number;
  missing: string[];
  /** Titles among the first ten that must not be found. */
  wrong: string[];
};

/** Judges what was found for a query, titles in their order. */
export function judge({ query, must, mustNot }: Judgement, found: readonly string[]): Verdict {
  const first = found.slice(0, DEPTH);
  const wanted = titlesOf(must);
  const there = first.filter((title) => wanted.has(title));
  const place = found.findIndex((title) => wanted.has(title)) + 1;
  const unwanted = titlesOf(mustNot);
  return {
    query,
    recall: wanted.size === 0 ? 1 : there.length / Math.min(DEPTH, wanted.size),
    reciprocalRank: wanted.size === 0 ? 1 : place === 0 ? 0 : 1 / place,
    missing: [...wanted].filter((title) => !first.includes(title)),
    wrong: first.filter((title) => unwanted.has(title)),
  };
}

/** The titles that the judged set names. Throws when it names none of the catalogue. */
export function titlesOf(items: readonly string[]): Set<string> {
  return new Set(
    items.flatMap((item) => {
      const conditions = item.split('+');
      const gifts = demoCatalogue.gifts.filter((gift) =>
        conditions.every((condition) => holds(condition, gift)),
      );
      if (gifts.length === 0) throw new Error(`No gift of the demo catalogue is "${item}"`);
      return gifts.map(({ title }) => title);
    }),
  );
}

function holds(condition: string, gift: DemoGift): boolean {
  const [kind, name = ''] = condition.split(':', 2);
  if (kind === 'c') return gift.categories.includes(name);
  if (kind === 'o') return gift.occasions.includes(name);
  if (kind === 'i') return gift.intentions.some((value) => intentionSlug(value) === `para-${name}`);
  if (condition.startsWith('<=')) return gift.price <= Number(condition.slice(2));
  if (condition.startsWith('>=')) return gift.price >= Number(condition.slice(2));
  return gift.title.startsWith(condition);
}

export type Report = { recall: number; reciprocalRank: number; wrong: Verdict[]; text: string };

/** The figures of all verdicts, and the ten worst in words. */
export function reportOf(verdicts: readonly Verdict[]): Report {
  const mean = (of: (verdict: Verdict) => number) =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / verdicts.length;
  const [recall, reciprocalRank] = [
    mean((verdict) => verdict.recall),
    mean((verdict) => verdict.reciprocalRank),
  ];
  const worst = [...verdicts]
    .sort((a, b) => a.recall - b.recall || a.reciprocalRank - b.reciprocalRank)
    .slice(0, DEPTH);
  const lines = worst.map(({ query, recall, reciprocalRank, missing }) => {
    const lacks = missing.slice(0, 3).join(', ');
    return `  ${recall.toFixed(2)} ${reciprocalRank.toFixed(2)} ${query}${lacks === '' ? '' : `, without: ${lacks}`}`;
  });
  const wrong = verdicts.filter((verdict) => verdict.wrong.length > 0);
  const head = `${verdicts.length} queries: recall@10 ${recall.toFixed(3)}, MRR ${reciprocalRank.toFixed(3)}; the ten worst:`;
  return { recall, reciprocalRank, wrong, text: [head, ...lines].join('\n') };
}
