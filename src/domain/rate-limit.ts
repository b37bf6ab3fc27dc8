import type { RateLimit } from './limits';

/** How often a subject has done what a limit counts, and seconds until it is counted anew. */
export type Counted = Readonly<{ limit: RateLimit; hits: number; seconds: number }>;

export const isOver = ({ limit, hits }: Counted): boolean => hits > limit.most;

/** What is left, in the fields of the IETF's draft "RateLimit header fields for HTTP". */
export function limitHeaders(counted: readonly Counted[]): Record<string, string> {
  const policy = ({ limit }: Counted) =>
    `"${limit.name}";q=${String(limit.most)};w=${String(limit.period / 1_000)}`;
  const state = ({ limit, hits, seconds }: Counted) =>
    `"${limit.name}";r=${String(Math.max(0, limit.most - hits))};t=${String(seconds)}`;
  return {
    'RateLimit-Policy': counted.map(policy).join(', '),
    RateLimit: counted.map(state).join(', '),
  };
}
