import { randomBytes } from 'node:crypto';

import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import {
  API_KEY_BYTES,
  API_KEY_DAYS_MAX,
  API_KEY_NAME_MAX,
  API_KEY_PREFIX,
  API_KEY_SCOPES,
  API_KEY_SHOWN_CHARACTERS,
  API_KEYS_MAX,
} from '@/domain/api-key';
import { instantOf, today } from '@/domain/dates';
import { NO_STORE } from '@/lib/no-store';
import { messages } from '@/messages';
import { apiKeys as words } from '@/messages/api-keys';

import { forAdminsOnly } from '../../shared/for-admins-only';
import { inTransaction } from '../../shared/in-transaction';
import { jsonEndpoint } from '../../shared/json-endpoint';
import { Refusal } from '../../shared/refusal';
import { takeTurns } from '../../shared/take-turns';
import { hashOfKey } from '../hash-key';

const DAY = 24 * 60 * 60 * 1_000;

const body = z.strictObject({
  name: z
    .string()
    .trim()
    .refine((name) => name !== '', words.nameRequired)
    .refine(
      (name) => name.length <= API_KEY_NAME_MAX,
      messages.errors.field.tooLong(API_KEY_NAME_MAX),
    ),
  scope: z.enum(API_KEY_SCOPES.map(({ value }) => value)),
  /** The last day on which it works, `YYYY-MM-DD`. */
  expires: z.string().refine(isWithinReach, words.expiryInvalid(API_KEY_DAYS_MAX)).optional(),
});

function isWithinReach(day: string): boolean {
  const last = today(new Date(Date.now() + API_KEY_DAYS_MAX * DAY));
  return endOf(day) !== null && day > today() && day <= last;
}

/** The last minute of a day in São Paulo; null for what is no day. */
function endOf(day: string): Date | null {
  return instantOf(`${day}T23:59`);
}

/** `POST /api/api-keys/issue`: makes a key. This answer is the only one that has it. */
export const issueEndpoint = forAdminsOnly(
  jsonEndpoint({ path: '/issue', body, handle: (req, asked) => issue(req, asked) }),
);

async function issue(req: PayloadRequest, asked: z.infer<typeof body>): Promise<Response> {
  const expiresAt = asked.expires === undefined ? null : endOf(asked.expires)?.toISOString();
  const key = API_KEY_PREFIX + randomBytes(API_KEY_BYTES).toString('base64url');
  const { id } = await inTransaction(req, async () => {
    await takeTurns(req, 'api-keys', 'issue');
    const where = { revokedAt: { exists: false } };
    const { totalDocs } = await req.payload.count({ collection: 'api-keys', where, req });
    if (totalDocs >= API_KEYS_MAX) throw new Refusal(409, words.tooMany(API_KEYS_MAX));
    return req.payload.create({
      collection: 'api-keys',
      data: {
        name: asked.name,
        scope: asked.scope,
        prefix: key.slice(0, API_KEY_SHOWN_CHARACTERS),
        hash: hashOfKey(key),
        createdBy: req.user?.id ?? null,
        expiresAt,
      },
      depth: 0,
      req,
    });
  });
  return Response.json({ id, key }, { status: 201, headers: NO_STORE });
}
