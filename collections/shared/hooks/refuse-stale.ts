import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { APIError } from 'payload';

import { documentId } from '@/domain/document-id';
import { property } from '@/lib/property';
import { messages } from '@/messages';

import { isOutside } from '../guards/is-outside';
import { transactionOf } from '../transaction';

/** The state of a document that a change is based on, as the client says it. Milliseconds. */
type Basis = { id: number; updatedAt?: number; unmodifiedSince?: number };

const BASIS = 'basisOfChange';
const SECOND = 1000;

/**
 * Notes which state of a document a change is based on: the `updatedAt` in the body, which the panel's forms always send, or
 * the header `If-Unmodified-Since`. Of two changes that come at the same moment the second waits for the first: both would
 * otherwise find the document as they know it.
 */
export const noteBasis: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, operation, req } = hook;
  if (operation !== 'update' || !('id' in args) || !isOutside(hook)) return args;
  const basis = basisOf(args.id, args.data, req);
  if (basis === null) return args;
  req.context[BASIS] = basis;
  const table = sql.identifier(collection.slug.replaceAll('-', '_'));
  const db = await transactionOf(req);
  await db.execute(sql`select from ${table} where id = ${basis.id} for update`);
  return args;
};

/** Refuses a change of a document that has become another since: nothing is overwritten that its editor has not seen. */
export const refuseStale: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  // The border to our own context: `noteBasis` alone writes it.
  const basis = req.context[BASIS] as Basis | undefined;
  if (basis === undefined || basis.id !== documentId(originalDoc)) return data;
  const current = Date.parse(String(property(originalDoc, 'updatedAt')));
  const { updatedAt = current, unmodifiedSince = current } = basis;
  if (updatedAt !== current) throw new APIError(messages.editing.changedMeanwhile, 409, null, true);
  if (Math.floor(current / SECOND) > Math.floor(unmodifiedSince / SECOND)) {
    throw new APIError(messages.editing.changedMeanwhile, 412, null, true);
  }
  return data;
};

function basisOf(idOfArgs: unknown, data: unknown, req: PayloadRequest): Basis | null {
  const id = documentId(idOfArgs);
  const updatedAt = momentOf(property(data, 'updatedAt'));
  const unmodifiedSince = momentOf(req.headers.get('If-Unmodified-Since'));
  if (id === null || (updatedAt === undefined && unmodifiedSince === undefined)) return null;
  return { id, updatedAt, unmodifiedSince };
}

/** What is no moment is none: of the body, the field's own validation refuses it. */
function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
