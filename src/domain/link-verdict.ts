import type { LinkState } from './link-health';

/** What one visit has come to. */
export type LinkVisit =
  | { kind: 'answered'; status: number; url: string }
  /** No answer that says anything about the page; `reason` is for editors. */
  | { kind: 'failed'; reason: string };

type Verdict = { state: 'fine' | 'moved'; finalUrl: string } | { state: 'gone' | 'unknown' };

/** What is known of a link before a visit, and after it. */
export type LinkKnowledge = {
  url: string;
  state: LinkState;
  /** Where the link led when it was fine: what later visits are compared with. */
  expectedUrl: string | null;
  /** Where it led last. */
  finalUrl: string | null;
  /** What the visit before said and was not believed yet, and its day, 'YYYY-MM-DD'. */
  suspicion: string | null;
  suspectedOn: string | null;
  /** Visits in a row that were not fine. */
  failures: number;
  acknowledged: boolean;
};

const GONE = new Set([404, 410]);

/**
 * What an answer says. Redirects are normal: shops count clicks with them. A link has moved when it ends at the front
 * page of a shop, though it named a page, or elsewhere than it used to; the query and `www.` do not count.
 */
function verdictOf(visit: LinkVisit, { url, expectedUrl }: LinkKnowledge): Verdict {
  if (visit.kind === 'failed') return { state: 'unknown' };
  if (GONE.has(visit.status)) return { state: 'gone' };
  if (visit.status < 200 || visit.status >= 300) return { state: 'unknown' };
  const page = pageOf(visit.url);
  const isFrontPage = isFront(visit.url) && !isFront(url) && !isFront(expectedUrl ?? url);
  const isElsewhere = expectedUrl !== null && page !== pageOf(expectedUrl);
  return { state: isFrontPage || isElsewhere ? 'moved' : 'fine', finalUrl: visit.url };
}

/**
 * What is known after a visit on `day`. What is bad is believed when visits of two different days say the same, and of
 * a move also the same new page: a page that changes its address all the time has not moved. A visit that says nothing
 * takes nothing back.
 */
export function afterVisit(before: LinkKnowledge, visit: LinkVisit, day: string): LinkKnowledge {
  const verdict = verdictOf(visit, before);
  if (verdict.state === 'fine') {
    return {
      ...before,
      state: 'fine',
      expectedUrl: before.expectedUrl ?? verdict.finalUrl,
      finalUrl: verdict.finalUrl,
      suspicion: null,
      suspectedOn: null,
      failures: 0,
      acknowledged: false,
    };
  }
  const failed = { ...before, failures: before.failures + 1 };
  if (verdict.state === 'unknown' && isWorse(before)) return failed;

  const finalUrl = verdict.state === 'moved' ? verdict.finalUrl : null;
  const said = finalUrl === null ? verdict.state : `${verdict.state} ${pageOf(finalUrl)}`;
  const isRepeated = before.suspicion === said;
  const suspectedOn = isRepeated ? (before.suspectedOn ?? day) : day;
  const suspected = { ...failed, suspicion: said, suspectedOn };
  if (suspectedOn >= day) return suspected;
  const isNews = before.state !== verdict.state || isOtherPage(before.finalUrl, finalUrl);
  return {
    ...suspected,
    state: verdict.state,
    finalUrl,
    acknowledged: before.acknowledged && !isNews,
  };
}

function isOtherPage(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && pageOf(one) !== pageOf(other);
}

/** Whether more is known, or suspected, than that nothing could be learnt. */
function isWorse({ state, suspicion }: LinkKnowledge): boolean {
  const isSuspected = suspicion !== null && suspicion !== 'unknown';
  return isSuspected || state === 'gone' || state === 'moved';
}

/** What of an address names the page: not its scheme, `www.`, query, or a slash at the end. */
function pageOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/+$/, '');
}

function isFront(address: string): boolean {
  return !pageOf(address).includes('/');
}
