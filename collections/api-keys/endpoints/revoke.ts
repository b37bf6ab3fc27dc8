import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { timestamp } from '@/domain/dates';
import { documentId } from '@/domain/document-id';
import { messages } from '@/messages';
import { apiKeys as words } from '@/messages/api-keys';

import { forAdminsOnly } from '../../shared/for-admins-only';
import { inTransaction } from '../../shared/in-transaction';
import { answer, jsonEndpoint } from '../../shared/json-endpoint';
import { Refusal } from '../../shared/refusal';

/** `POST /api/api-keys/{id}/revoke`: from its answer on the key opens nothing, on every server. It is not taken back. */
export const revokeEndpoint = forAdminsOnly(
  jsonEndpoint({ path: '/:id/revoke', body: z.strictObject({}), handle: revoke }),
);

async function revoke(req: PayloadRequest): Promise<Response> {
  const id = documentId(req.routeParams?.id);
  const absent = () => new Refusal(404, messages.errors.api.notFound);
  if (id === null) throw absent();
  await inTransaction(req, async () => {
    const collection = 'api-keys';
    const key = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req });
    if (key === null) throw absent();
    if (key.revokedAt != null) throw new Refusal(409, words.alreadyRevoked);
    await req.payload.update({ collection, id, data: { revokedAt: timestamp() }, depth: 0, req });
  });
  return answer(200, words.revoked);
}
