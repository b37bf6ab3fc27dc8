import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';

import { documentId } from '@/domain/document-id';
import { reviewTextProblem } from '@/domain/review-rules';
import { property } from '@/lib/property';
import { messages } from '@/messages';

import { takeTurns } from '../../shared/take-turns';
import { transactionOf } from '../../shared/transaction';

const words = messages.reviews;

/**
 * The rules of reviews: of a text, and of a user's reviews together (one for each gift, never the same text twice). A
 * user's reviews are written one after the other, so that the rules hold under concurrency; the unique index (user,
 * gift) enforces the first one too.
 */
export const enforceReviewRules: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isNew = operation === 'create';
  const text = typeof data.comment === 'string' ? data.comment : '';
  if (!isNew && text === property(originalDoc, 'comment')) return data;

  const gift = documentId(property(originalDoc, 'gift') ?? data.gift);
  // What is wrong with a field by itself is said by the fields, of all of them at once.
  if (gift === null || reviewTextProblem(text, []) !== null) return data;
  // The seed and scripts also write reviews of what is not published yet.
  if (isNew && req.user != null && !(await isPublished(req, gift))) {
    refuse('gift', words.giftUnavailable);
  }
  // The review of a deleted account has no user, and so no other reviews.
  const user = documentId(property(originalDoc, 'user') ?? data.user);
  if (user == null) return data;
  await takeTurns(req, 'reviews', user);
  const others = await readOthers(req, user, documentId(originalDoc) ?? 0);
  if (isNew && others.some((review) => review.gift_id === gift)) {
    refuse('gift', words.alreadyReviewed);
  }
  const texts = others.map(({ comment }) => comment);
  refuse('comment', reviewTextProblem(text, texts));
  return data;

  function refuse(path: string, message: string | null) {
    if (message == null) return;
    const errors = [{ path, message }];
    throw new ValidationError({ collection: 'reviews', errors, req }, req.t);
  }
};

async function isPublished(req: PayloadRequest, gift: number | null): Promise<boolean> {
  const db = await transactionOf(req);
  const { rows } = await db.execute(
    sql`select 1 from gifts where id = ${gift} and _status = 'published'`,
  );
  return rows.length > 0;
}

async function readOthers(req: PayloadRequest, user: number, except: number) {
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ gift_id: number; comment: string }>(
    sql`select gift_id, comment from reviews where user_id = ${user} and id <> ${except}`,
  );
  return rows;
}
