import { capture } from '../page-cache/capture';
import { forgetHeaders, type Handler, isPageRequest } from './handler';
import { ABSENT_PATH } from './malformed-url';

/** Of the document that Next sends when a route finds nothing: empty until scripts have run. */
const EMPTY_DOCUMENT = 'id="__next_error__"';

/** Addresses below it name an occasion; what is missing there has a document of its own. */
const OCCASIONS = '/ocasiao/';
/** A static page that says so. It is never met under its own address but as absent. */
export const ABSENT_OCCASION_PATH = '/ocasiao-nao-encontrada';

/**
 * A page that a route did not find is answered with a whole 404 document, the one that unknown addresses get or the
 * occasions' own, so that it can be read without JavaScript too. The status was right already.
 */
export function completeNotFound(next: Handler): Handler {
  return async (request, response) => {
    if (!isPageRequest(request)) return next(request, response);

    const asked = request.url ?? '';
    if (asked.split('?', 1)[0] === ABSENT_OCCASION_PATH) return answerAbsent(asked);
    const first = await capture(response, () => next(request, response));
    const isEmpty = first.status === 404 && first.body.includes(EMPTY_DOCUMENT);
    if (isEmpty) return answerAbsent(asked);
    response.end(first.body);

    async function answerAbsent(address: string): Promise<void> {
      const isOccasion = address.startsWith(OCCASIONS);
      forgetHeaders(response);
      request.url = isOccasion ? ABSENT_OCCASION_PATH : ABSENT_PATH;
      const { body } = await capture(response, () => next(request, response));
      response.statusCode = 404;
      response.end(body);
    }
  };
}
