import 'server-only';

import type { LinkVisit } from '@/domain/link-verdict';
import { LINK_VISITS } from '@/domain/link-health';
import { env } from '@/lib/env';
import { fetchOutside, type OutboundAnswer } from '@/lib/outbound/fetch-outside';
import { outboundFailure } from '@/lib/outbound/outbound-error';
import { links as words } from '@/messages/links';

/** Statuses that say something about the server, not about how it was asked: a GET would be answered the same. */
const ABOUT_THE_SERVER = new Set([429, 500, 502, 503, 504]);

export type Visited = LinkVisit & {
  /** Requests that it took, redirects included. */
  requests: number;
  /** What the shop asked for with 429 or 503: seconds or a date, as it was sent; '' without. */
  retryAfter: string | null;
};

/** Asks for a page as modestly as it can be: its head, and only where a shop refuses that, or has none, its beginning. */
export async function visitLink(url: string, wait: () => Promise<void>): Promise<Visited> {
  let requests = 0;
  try {
    await wait();
    let answer = await ask('HEAD', url);
    requests += 1 + answer.hops.length;
    if (answer.status >= 400 && !ABOUT_THE_SERVER.has(answer.status)) {
      await wait();
      answer = await ask('GET', url);
      requests += 1 + answer.hops.length;
    }
    const isAskingForLess = answer.status === 429 || answer.status === 503;
    return {
      kind: 'answered',
      status: answer.status,
      url: answer.url,
      requests,
      retryAfter: isAskingForLess ? (answer.headers['retry-after'] ?? '') : null,
    };
  } catch (error) {
    const failure = outboundFailure(error);
    if (failure === null) throw error;
    return { kind: 'failed', reason: words.reasons[failure], requests: 1, retryAfter: null };
  }
}

function ask(method: 'HEAD' | 'GET', url: string): Promise<OutboundAnswer> {
  return fetchOutside(url, {
    method,
    headers: {
      'user-agent': `MimotecaLinkCheck/1.0 (+${env.SITE_URL})`,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
    },
    maxBytes: LINK_VISITS.bytes,
    truncate: true,
    timeoutMs: LINK_VISITS.timeout,
    maxRedirects: LINK_VISITS.redirects,
  });
}
