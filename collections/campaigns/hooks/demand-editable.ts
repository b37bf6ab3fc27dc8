import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { APIError } from 'payload';

import { type CampaignState, EDITABLE_STATES } from '@/domain/campaign';
import { documentId } from '@/domain/document-id';
import { campaigns as words } from '@/messages/campaigns';

import { transactionOf } from '../../shared/transaction';

/** The state of a campaign, which stays what it is until the request's transaction ends. */
async function lockedState(req: PayloadRequest, id: unknown): Promise<CampaignState | null> {
  const campaign = documentId(id);
  if (campaign === null) return null;
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ status: CampaignState; isOver: boolean }>(sql`
    select status from campaigns where id = ${campaign} for update
  `);
  return rows[0]?.status ?? null;
}

async function demandEditable(req: PayloadRequest, id: unknown): Promise<void> {
  const state = await lockedState(req, id);
  if (state === null || EDITABLE_STATES.includes(state)) return;
  throw new APIError(words.started, 409, null, true);
}

/** Everybody gets the same letter: once it is being sent it cannot change. */
export const refuseStarted: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args) await demandEditable(req, args.id);
  return args;
};

/** The same for each of several that are changed at once. */
export const refuseStartedMeanwhile: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}): Promise<unknown> => {
  if (operation === 'update') await demandEditable(req, originalDoc);
  return data;
};

/** What is being sent is cancelled first: its deliveries would be mails about nothing. */
export const keepWhileSent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const state = await lockedState(req, id);
  if (state === 'sending' || state === 'paused') {
    throw new APIError(words.beingSent, 409, null, true);
  }
};
