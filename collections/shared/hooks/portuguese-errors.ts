import type { AfterErrorHook, PayloadRequest, ValidationError } from 'payload';

import { errorCodeOf, type FieldCode, VALIDATION_FAILED } from '@/domain/error-code';
import { RETRY_AFTER_SECONDS } from '@/domain/patience';
import { isRecord } from '@/lib/is-record';
import { noticesOf } from '@/lib/notices-of';
import { property } from '@/lib/property';
import { messages } from '@/messages';

import { isApiError, isQueryError, isValidationError } from '../errors/payload-errors';
import { inPortuguese } from '../errors/in-portuguese';
import { isMissing, isMissingField } from '../errors/missing-reasons';
import { originalError } from '../errors/original-error';
import { hasBadValueState, isBrokenForm, isUnparsable, statusOf } from '../errors/status-of';
import { type Worded, wordGraphqlError } from '../graphql/word-graphql-error';

type UniqueMessages = Record<string, Record<string, string>>;

/** Collection -> path of the violated unique index as Payload names it -> message. */
const UNIQUE: UniqueMessages = {
  reviews: { 'user_id,gift_id': messages.reviews.alreadyReviewed },
  favourites: { 'user_id,gift_id': messages.favourites.already },
  subscribers: { email: messages.newsletter.duplicate },
  'occasion-groups': { slug: messages.editing.occasionGroupTaken },
  'category-groups': { slug: messages.editing.categoryGroupTaken },
  categories: { slug: messages.editing.slugTaken },
  occasions: { slug: messages.editing.slugTaken },
  gifts: { slug: messages.editing.slugTaken },
};

/** What is said of a value that another document has, also by checks before the database's. */
const TAKEN = new Set(Object.values(UNIQUE).flatMap((words) => Object.values(words)));

/** How Payload refuses a file by its type. */
const ENGLISH_TYPE = /^(?:Could not |File type |Invalid |SVG )/;

/** What the parser of forms says of a file that is larger than the configured size. */
const FILE_LIMIT = 'File size limit has been reached';

/**
 * Words the answer to every failed request, of REST and GraphQL: a Portuguese message, a 4xx for the client's errors,
 * and no internals.
 */
export const portugueseErrors: AfterErrorHook = ({
  collection,
  error,
  graphqlResult,
  req,
  result,
}) => {
  if (graphqlResult === undefined) {
    const worded = wordError(error, collection?.slug, req);
    return { response: coded(worded.response ?? result, worded.status), status: worded.status };
  }
  const cause = originalError(error);
  const slug = isValidationError(cause) ? cause.data.collection : undefined;
  return wordGraphqlError(graphqlResult, cause, wordError(cause, slug, req));
};

/** The answer to an error, or only its status where its own message is fit for clients. */
function wordError(error: Error, slug: string | undefined, req: PayloadRequest): Worded {
  if (isValidationError(error)) {
    return validationFailure(error, slug, req.t('error:valueMustBeUnique'));
  }
  if (isQueryError(error)) {
    const paths = error.data.map(({ path }) => path);
    const [only, ...others] = paths;
    const field = others.length === 0 ? only : undefined;
    return respond(400, messages.rest.unknownQueryPath(paths.join(', ')), field);
  }
  const status = statusOf(error);
  if (status === 503) {
    req.responseHeaders ??= new Headers();
    req.responseHeaders.set('Retry-After', String(RETRY_AFTER_SECONDS));
    return respond(status, createFailure(slug, req, status) ?? messages.errors.api.unavailable);
  }
  if (status >= 500) {
    return respond(status, createFailure(slug, req, status) ?? messages.errors.api.internal);
  }
  if (status === 423) return respond(status, messages.editing.locked);
  if (hasBadValueState(error)) return respond(status, messages.rest.badValue);
  if (isUnparsable(error)) return unparsable(req, status);
  if (isBrokenForm(error)) return respond(status, messages.rest.brokenForm);
  if (status === 413) {
    return respond(
      status,
      error.message === FILE_LIMIT ? messages.admin.imageTooLarge : messages.errors.api.tooLarge,
    );
  }
  if (!isApiError(error) || !error.isPublic) return { status };
  const { name } = error;
  const data: unknown = error.data;
  const message = inPortuguese(error.message, status);
  const field = property(data, 'field');
  if (typeof field === 'string') return respond(status, message, field);
  return {
    response: { errors: [isRecord(data) ? { name, data, message } : { message }] },
    status,
  };
}

/** What is said when a new document, or another file of one, could not be stored through no fault of its editor; null for anything else. */
function createFailure(
  slug: string | undefined,
  { file, method, pathname }: PayloadRequest,
  status: number,
): string | null {
  if (slug === undefined) return null;
  const isNew = method === 'POST' && pathname === `/api/${slug}`;
  const isAnotherFile = method === 'PATCH' && file != null;
  if (!isNew && !isAnotherFile) return null;
  const failed = noticesOf(slug)?.createFailed;
  if (failed === undefined) return null;
  return status === 503 ? `${failed} ${messages.editing.retry}` : failed;
}

/** Of a query only `where` and `data` can be JSON; it is still a text because it could not be read. */
function unparsable({ query }: PayloadRequest, status: number): Worded {
  const parameter = ['where', 'data'].find((name) => typeof query[name] === 'string');
  if (parameter === undefined) return respond(status, messages.rest.bodyNotAnObject);
  const { badParameter, expected } = messages.rest;
  return respond(status, badParameter(parameter, expected.where), parameter);
}

function validationFailure(
  error: ValidationError,
  slug: string | undefined,
  notUnique: string,
): Worded {
  const special = slug == null ? undefined : UNIQUE[slug];
  const errors = error.data.errors.map((item) => {
    const unique = item.message === notUnique ? special?.[item.path.replaceAll(' ', '')] : null;
    const isType = slug === 'media' && item.path === 'file' && ENGLISH_TYPE.test(item.message);
    const message = isType ? messages.admin.imageType : (unique ?? inPortuguese(item.message, 400));
    const isTaken = item.message === notUnique || TAKEN.has(item.message);
    return { ...item, message, field: item.path, code: fieldCodeOf(item.message, isTaken) };
  });
  const message = sentenceFor(errors, slug) ?? error.message;
  const [only, ...others] = errors;
  const field = only !== undefined && others.length === 0 ? { field: only.field } : {};
  const data = { ...error.data, errors };
  return {
    response: { errors: [{ code: VALIDATION_FAILED, name: error.name, message, ...field, data }] },
    status: error.status,
  };
}

/**
 * What is said of all of them at once: the sentence of the form when a field is blank, the message of a single problem, and
 * null for several that differ, of which Payload names the fields.
 */
function sentenceFor(errors: { message: string }[], slug: string | undefined): string | null {
  if (errors.some(({ message }) => isMissingField(message))) {
    return slug === 'gifts'
      ? messages.editing.fieldsAndCategoryRequired
      : messages.editing.fieldsRequired;
  }
  const [first, ...others] = new Set(errors.map(({ message }) => message));
  return first !== undefined && others.length === 0 ? first : null;
}

function fieldCodeOf(message: string, isTaken: boolean): FieldCode {
  if (isTaken) return 'NOT_UNIQUE';
  return isMissing(message) ? 'REQUIRED' : 'INVALID';
}

/** The answer with a code for each error that has none of its own. */
function coded(response: unknown, status: number): Record<string, unknown> {
  const errors = property(response, 'errors');
  const code = errorCodeOf(status);
  return {
    ...(isRecord(response) && response),
    errors: Array.isArray(errors)
      ? errors.map((error: unknown) => (isRecord(error) ? { code, ...error } : error))
      : [{ code, message: messages.errors.api.internal }],
  };
}

function respond(status: number, message: string, field?: string): Worded {
  return { response: { errors: [field === undefined ? { message } : { message, field }] }, status };
}
