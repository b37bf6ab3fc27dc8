/** Days that the chart can show. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** What is counted at most: beyond it the dashboard says "999+". */
export const MOST_COUNTED = 1_000;
/** Rows of a list on the dashboard. */
export const LIST_ROWS = 6;
/** Days back that searches without a result are added up, and new reviews are looked for on the first visit. */
export const SEARCH_PERIOD = 30;
export const FIRST_PERIOD = 7;
/** Days for which a schedule that failed is shown. */
export const FAILED_PERIOD = 14;

/** A day of São Paulo, 'YYYY-MM-DD'. */
export type DayFigures = { day: string; views: number; clicks: number };
/** Twice the longest period, so that each can be compared with the one before; the last is today. */
export type Traffic = { days: DayFigures[] };

export type TrendGift = {
  id: number;
  title: string;
  views: number;
  clicks: number;
  viewsBefore: number;
};
/** `isReady`: false until whole days have been compared. */
export type Trends = { isReady: boolean; top: TrendGift[]; falling: TrendGift[] };

export type EmptySearches = { terms: { term: string; clients: number }[] };

/** Counts up to MOST_COUNTED. */
export type Gaps = { image: number; price: number; occasion: number };

export type BrokenLink = {
  id: number;
  gift: number;
  title: string;
  url: string;
  state: 'moved' | 'gone';
  since: string;
  finalUrl: string | null;
  resting: boolean;
};
export type BrokenLinks = { total: number; unknown: number; links: BrokenLink[] };

export type Schedules = {
  schedules: {
    id: number;
    /** Null once the gift is deleted. */
    gift: number | null;
    title: string | null;
    type: 'publish' | 'unpublish';
    at: string | null;
    failed: boolean;
    /** Why it failed, in Portuguese. */
    reasons: string[];
  }[];
};

/** Counts up to MOST_COUNTED. */
export type Inbox = { reviews: number; hidden: number; messages: number; open: number };

/** Webhooks that do not receive what they should. */
export type WebhookTroubles = { deactivated: number; failing: number };

/** What each part of the dashboard is told, by the name of its endpoint. */
export type DashboardParts = {
  traffic: Traffic;
  trends: Trends;
  searches: EmptySearches;
  gaps: Gaps;
  links: BrokenLinks;
  schedules: Schedules;
  inbox: Inbox;
  webhooks: WebhookTroubles;
};

/** Sums of the last `period` days, and of as many before. */
export function totalsOf({ days }: Traffic, period: Period) {
  const sum = (of: DayFigures[]) => ({
    views: of.reduce((total, { views }) => total + views, 0),
    clicks: of.reduce((total, { clicks }) => total + clicks, 0),
  });
  return {
    now: sum(days.slice(-period)),
    before: sum(days.slice(-2 * period, -period)),
  };
}

/** Clicks for each view; null without a view. */
export function clickThrough({ views, clicks }: { views: number; clicks: number }): number | null {
  return views === 0 ? null : clicks / views;
}

/** By how much a figure has changed, as a share of what it was; null where it was nothing. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : now / before - 1;
}

const PAUSE_BETWEEN_VISITS = 60 * 60_000;

/** When somebody looked at the dashboard: last, and last before that. Instants in ISO 8601. */
export type Visits = { seen: string; before: string | null };

/** The visits after one at `now`: looks within an hour are one visit. */
export function nextVisits(known: Visits | null, now: string): Visits {
  if (known === null) return { seen: now, before: null };
  const isSameVisit = Date.parse(now) - Date.parse(known.seen) < PAUSE_BETWEEN_VISITS;
  return { seen: now, before: isSameVisit ? known.before : known.seen };
}
