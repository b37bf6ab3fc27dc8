import type { AfterErrorHook } from 'payload';
import { APIError, QueryError, ValidationError } from 'payload';

import { messages } from '@/messages';

type UniqueMessages = Record<string, Record<string, string>>;

/** Collection -> path of the violated unique index as Payload names it -> what the person is told. */
const UNIQUE: UniqueMessages = {
  reviews: { 'user_id,gift_id': messages.reviews.alreadyReviewed },
  favourites: { 'user_id,gift_id': messages.favourites.already },
  subscribers: { email: messages.newsletter.duplicate },
  'occasion-groups': { slug: messages.admin.occasionGroupTaken },
  'category-groups': { slug: messages.admin.categoryGroupTaken },
  categories: { slug: messages.admin.slugTaken },
  occasions: { slug: messages.admin.slugTaken },
  gifts: { slug: messages.admin.slugTaken },
};

/** Payload judges a file's kind before any hook of ours, and in English. */
const WRONG_FILE = 'Envie uma imagem JPEG, PNG, WebP ou AVIF.';
/** Such a file is cut off while it arrives, before its name is known. */
const FILE_CUT_OFF = 'A imagem excede o tamanho máximo de 2MB.';

/** SQLSTATEs that a wrong value from outside can cause: they are the sender's mistake, never a fault of ours. */
const BAD_VALUE_STATES = new Set([
  ...['22P02', '22003', '22007', '22008', '22021', '2201W', '2201X'],
  ...['23502', '23503'],
]);

/** What Payload says, in English whatever the language, of a body that does not parse. */
const UNPARSABLE = 'Invalid JSON';

/**
 * The last word on every failed request to REST: Portuguese, a status that tells whose mistake it was, and
 * nothing of the machinery.
 */
export const portugueseErrors: AfterErrorHook = ({ collection, error, req, result }) => {
  if (error instanceof ValidationError) {
    return validationFailure(error, collection?.slug, req.t('error:valueMustBeUnique'));
  }
  if (error instanceof QueryError) {
    const paths = error.data.map(({ path }) => path).join(', ');
    return respond(400, messages.rest.unknownQueryPath(paths));
  }
  if (hasBadValueState(error)) return respond(400, messages.rest.badValue);
  if (error instanceof SyntaxError || error.message === UNPARSABLE)
    return respond(400, messages.rest.bodyNotAnObject);
  const status = error instanceof APIError ? error.status : 500;
  if (status === 413) return respond(413, FILE_CUT_OFF);
  if (status >= 500) return respond(500, messages.errors.api.internal);
  return { response: result, status };
};

function validationFailure(error: ValidationError, slug: string | undefined, notUnique: string) {
  const special = slug == null ? undefined : UNIQUE[slug];
  const errors = error.data.errors.map((item) => {
    const unique = item.message === notUnique ? special?.[item.path.replaceAll(' ', '')] : null;
    const message = slug === 'media' && item.path === 'file' ? WRONG_FILE : unique;
    return message == null ? item : { ...item, message };
  });
  // One problem is said in its own words; several are summed up by the names of their fields.
  const [first] = errors;
  const message = errors.length === 1 && first != null ? first.message : error.message;
  return {
    response: { errors: [{ name: error.name, message, data: { ...error.data, errors } }] },
    status: error.status,
  };
}

function hasBadValueState(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && BAD_VALUE_STATES.has(cause.code)) {
      return true;
    }
    cause = cause.cause;
  }
  return false;
}

function respond(status: number, message: string) {
  return { response: { errors: [{ message }] }, status };
}
