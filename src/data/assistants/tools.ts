import 'server-only';

import { z } from 'zod';

import { upcomingDates } from '@/domain/calendar';
import type { GiftSummary } from '@/domain/gift';
import { MAX_ID } from '@/domain/document-id';
import { parseListingRequest } from '@/domain/listing-request';
import { cleanSearchQuery, SEARCH_QUERY_MAX } from '@/domain/search';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { assistants as words } from '@/messages/assistants';

import { describeListingErrors } from '../describe-listing-errors';
import { getGift } from '../gifts';
import { getListing } from '../listings';
import { searchGifts } from '../search';
import { getToday } from '../today';
import { plainText } from '@/domain/plain-text';

/** What a tool answers: what was asked for, or in Portuguese why not. */
export type ToolAnswer =
  { ok: true; result: Record<string, unknown> } | { ok: false; message: string };

export type Tool = {
  name: string;
  description: string;
  input: z.ZodObject;
  /** `given` has passed `input`. */
  run(given: unknown): Promise<ToolAnswer>;
};

const MOST_FOUND = 20;
const MOST_DATES = 24;

const siteUrl = (path: string) => new URL(path, env.SITE_URL).href;
const refused = (message: string): ToolAnswer => ({ ok: false, message });
const answered = (result: Record<string, unknown>): ToolAnswer => ({ ok: true, result });

function tool<Shape extends z.ZodRawShape>(
  name: keyof typeof words.tools,
  shape: Shape,
  run: (given: z.output<z.ZodObject<Shape>>) => Promise<ToolAnswer>,
): Tool {
  const input = z.strictObject(shape);
  return {
    name,
    description: words.tools[name],
    input,
    // Parsed anew, so that it has the type that `run` takes.
    run: async (given) => run(input.parse(given)),
  };
}

function summaryOf(gift: GiftSummary) {
  const { id, title, shortDescription, price, originalPrice, averageRating, reviewCount } = gift;
  const url = siteUrl(paths.gift(id));
  return { id, title, shortDescription, price, originalPrice, averageRating, reviewCount, url };
}

const searchTool = tool(
  'search_gifts',
  {
    query: z.string().max(SEARCH_QUERY_MAX).describe(words.parameters.query),
    limit: z.int().min(1).max(MOST_FOUND).default(10).describe(words.parameters.limit),
  },
  async ({ query, limit }) => {
    const clean = cleanSearchQuery(query);
    if (clean === '') return refused(words.emptyQuery);
    const { docs, total, didYouMean, isPartial } = await searchGifts(clean);
    const gifts = docs.slice(0, limit).map(summaryOf);
    return answered({ gifts, total, didYouMean, isPartial });
  },
);

const giftTool = tool(
  'get_gift',
  { id: z.int().min(1).max(MAX_ID).describe(words.parameters.id) },
  async ({ id }) => {
    const gift = await getGift(id);
    if (gift === null) return refused(words.notFound);
    return answered({
      ...summaryOf(gift),
      description: plainText(gift.descriptionHtml),
      categories: gift.categories.map(({ name, slug }) => ({ name, slug })),
      occasions: gift.occasions.map(({ name, slug }) => ({ name, slug })),
      intentions: gift.intentions,
    });
  },
);

/** The parameters of `GET /api/listings`, whose rules and messages hold. */
const listTool = tool(
  'list_gifts',
  {
    scope: z.string().max(220).default('all').describe(words.parameters.scope),
    sort: z.string().max(20).optional().describe(words.parameters.sort),
    page: z.int().optional().describe(words.parameters.page),
    min: z.number().optional().describe(words.parameters.min),
    max: z.number().optional().describe(words.parameters.max),
    rating: z.number().optional().describe(words.parameters.rating),
  },
  async (given) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(given)) {
      parameters.set(name, String(value));
    }
    const parsed = parseListingRequest(parameters);
    if (!parsed.ok)
      return refused(
        describeListingErrors(parsed.errors)
          .map(({ message }) => message)
          .join(' '),
      );
    const listing = await getListing(parsed.request);
    if (listing === null) return refused(words.scopeNotFound);
    const { docs, total, isTotalExact, page, hasMore } = listing;
    return answered({ gifts: docs.map(summaryOf), total, isTotalExact, page, hasMore });
  },
);

const calendarTool = tool(
  'gift_calendar',
  { count: z.int().min(1).max(MOST_DATES).default(6).describe(words.parameters.count) },
  async ({ count }) => {
    const dates = upcomingDates(await getToday(), count);
    return answered({
      dates: dates.map(({ name, date, daysLeft, occasionSlug, categorySlug, search }) => ({
        name,
        date,
        daysLeft,
        url: siteUrl(
          occasionSlug !== null
            ? paths.occasion(occasionSlug)
            : categorySlug !== null
              ? paths.category(categorySlug)
              : paths.searchFor(search),
        ),
      })),
    });
  },
);

/** Everything that assistants can do: read what visitors read, by the reads of the site's own pages. */
export const TOOLS: readonly Tool[] = [searchTool, giftTool, listTool, calendarTool];
