import type {
  CollectionAfterOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';

import { errorCodeOf } from '@/domain/error-code';
import { isRecord } from '@/lib/is-record';
import { property } from '@/lib/property';
import { messages } from '@/messages';

import { titleFieldOf } from '../../audit-log/describe-changes';
import { inPortuguese } from '../errors/in-portuguese';
import { reasonsFor } from './note-reasons';

/** Documents whose refusals name them; of more, nobody reads on. */
const MOST_NAMED = 20;
/** Refusals that the sentence about all of them repeats. */
const MOST_TOLD = 3;

/**
 * Words what is said of each document that an operation on several could not change: such errors are part of the answer
 * and never thrown, so that no other hook sees them. What is no fault of the client says nothing of its cause.
 */
export const wordBulkErrors: CollectionAfterOperationHook = async ({
  args,
  collection,
  result,
}) => {
  if (!isRecord(result) || !Array.isArray(result.errors)) return result;
  const errors = result.errors.filter(isRecord);
  const { req } = args;
  if (errors.length === 0 || req === undefined) return result;
  const names = await namesOf(collection, errors, req);
  for (const error of errors) {
    const isClients = error.isPublic === true && typeof error.message === 'string';
    const name = names.get(error.id);
    error.code = errorCodeOf(isClients ? 400 : 500);
    const reason = isClients ? reasonOf(error, req) : messages.errors.api.internal;
    error.message = name === undefined ? reason : messages.admin.ofDocument(name, reason);
    // Payload would put an English sentence over it.
    error.isPublic = true;
  }
  // A form shows the sentence about all documents alone. The panel's own list shows each refusal below it.
  const data = property(args, 'data');
  if (!isRecord(data) || Object.keys(data).join() !== '_status') tellReasons(req, errors);
  return result;
};

/** What is said of each field; of a document that was refused as a whole, what is said of it. */
function reasonOf({ id, message }: Record<string, unknown>, req: PayloadRequest): string {
  const reasons = [...reasonsFor(req, id).values()];
  if (reasons.length === 0) return inPortuguese(String(message), 400);
  return reasons.map(({ label, message: said }) => messages.admin.ofField(label, said)).join(' ');
}

/** The titles of the documents that were refused, by their ids. */
async function namesOf(
  collection: SanitizedCollectionConfig,
  errors: Record<string, unknown>[],
  req: PayloadRequest,
) {
  const titleField = titleFieldOf(collection);
  const ids = errors.slice(0, MOST_NAMED).map(({ id }) => id);
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { id: { in: ids } },
    select: { [titleField]: true },
    limit: MOST_NAMED,
    pagination: false,
    depth: 0,
    draft: true,
    trash: true,
    req,
  });
  return new Map<unknown, string>(
    docs.flatMap((doc) => {
      const title = property(doc, titleField);
      return typeof title === 'string' && title !== '' ? [[doc.id, title]] : [];
    }),
  );
}

/** Payload words the sentence after every hook, with nothing but numbers. */
function tellReasons(req: PayloadRequest, errors: Record<string, unknown>[]): void {
  const reasons = errors.slice(0, MOST_TOLD).map(({ message }) => String(message));
  const { t } = req;
  req.t = (key, options) =>
    key === 'error:unableToUpdateCount'
      ? [t(key, options), reasons.join(' · ')].join(' ')
      : t(key, options);
}
