import type { IncomingMessage } from 'node:http';

import { RETRY_AFTER_SECONDS } from '@/domain/patience';
import { unavailabilityCount } from '@/lib/unavailability';
import { messages } from '@/messages';

import { capture } from '../page-cache/capture';
import { answerError, type Failure } from './answer-error';
import type { Handler } from './handler';

/** The API says by itself what is unavailable, and everything else below these is no page. */
const NO_PAGE = /^\/(?:api|_next)(?:[/?]|$)/;

export const UNAVAILABLE_NOW: Failure = {
  status: 503,
  message: messages.errors.api.unavailable,
  headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
};

const isPage = ({ method, url = '' }: IncomingMessage) => method === 'GET' && !NO_PAGE.test(url);

/**
 * A page that failed while queries had no time or no room is answered 503 in place of Next's page for faults, which says
 * nothing of the reason. Such queries are counted, not matched with requests: several pages can wait for one read. Should
 * a real fault happen in the same moment it is a 503 as well.
 */
export function answerUnavailable(next: Handler): Handler {
  return async (request, response) => {
    if (!isPage(request)) return next(request, response);
    const before = unavailabilityCount();
    const { status, body } = await capture(response, () => next(request, response));
    if (status === 500 && unavailabilityCount() > before) {
      answerError(request, response, UNAVAILABLE_NOW);
    } else {
      response.end(body);
    }
  };
}
