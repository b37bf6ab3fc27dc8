import type { Payload } from 'payload';

import { isOpenToApiKeys } from '@/domain/api-key';
import { REQUESTS_PER_KEY } from '@/domain/throttles';
import { limitHeaders } from '@/domain/rate-limit';
import type { GateAnswer, GateRefusal, KeyedRequest } from '@/lib/api-key-gate';
import { apiKeys as words } from '@/messages/api-keys';

import { count, describeRefusal } from '../shared/throttle';
import { findKey } from './find-key';

/**
 * Decides about a request that shows a key, before the application sees it: 401 for a key that is not valid, 429 for one
 * that has used up its quota, 403 where keys are not taken or a read-only key would write. Two statements.
 */
export async function admitKey(payload: Payload, request: KeyedRequest): Promise<GateAnswer> {
  const key = await findKey(payload, request.key);
  if (key === null) return { refusal: UNKNOWN };
  const counted = await count(payload, [{ limit: REQUESTS_PER_KEY, subject: String(key.id) }]);
  const over = describeRefusal(counted);
  if (over !== null) return { refusal: { status: 429, ...over } };
  const headers = limitHeaders(counted);
  if (!isOpenToApiKeys(request.path)) return refuse(words.closed, headers);
  const isGraphql = request.path === '/api/graphql';
  if (key.scope === 'read' && !request.isRead && !isGraphql) return refuse(words.readOnly, headers);
  return { key, headers };
}

const UNKNOWN: GateRefusal = {
  status: 401,
  message: words.refused,
  headers: { 'WWW-Authenticate': 'Bearer realm="Mimoteca", error="invalid_token"' },
};

function refuse(message: string, headers: Record<string, string>): GateAnswer {
  return { refusal: { status: 403, message, headers } };
}
