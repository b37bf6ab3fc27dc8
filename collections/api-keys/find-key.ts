import type { Payload } from 'payload';

import { API_KEY_USE_PERIOD, type ApiKeyScope, looksLikeApiKey } from '@/domain/api-key';
import type { PresentedKey } from '@/lib/api-key-context';

import { adapterOf } from '../shared/adapter-of';
import { throttlePool } from '../shared/throttle-pool';
import { hashOfKey } from './hash-key';

type Row = {
  id: number;
  name: string;
  scope: ApiKeyScope;
  owner: number | null;
  is_use_due: boolean;
};

/** An admin key works as long as who made it is an admin with a confirmed account. */
const FIND = {
  name: 'mimoteca-api-key',
  text: `
    select k.id, k.name, k.scope, u.id as owner,
      k.last_used_at is null or k.last_used_at < now() - make_interval(secs => $2) as is_use_due
    from api_keys k
    left join users u on u.id = k.created_by_id and u.is_admin and u._verified
    where k.hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      and (k.scope = 'read' or u.id is not null)
  `,
};

/**
 * The valid key that a text is, or null: unknown, expired, revoked and malformed are the same. At most one look-up by an
 * index; none for what cannot be a key.
 */
export async function findKey(payload: Payload, text: string): Promise<PresentedKey | null> {
  if (!looksLikeApiKey(text)) return null;
  const { rows } = await adapterOf(payload).pool.query<Row>({
    ...FIND,
    values: [hashOfKey(text), API_KEY_USE_PERIOD / 1_000],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { id, name, scope, owner, is_use_due: isUseDue } = row;
  if (isUseDue) void noteUse(payload, id);
  return { id, name, scope, owner: scope === 'admin' ? owner : null };
}

/** Nobody waits for it, and a use that could not be noted is noted with the next one. */
async function noteUse(payload: Payload, id: number): Promise<void> {
  try {
    await throttlePool(payload).query(
      `update api_keys set last_used_at = now()
       where id = $1 and (last_used_at is null or last_used_at < now() - make_interval(secs => $2))`,
      [id, API_KEY_USE_PERIOD / 1_000],
    );
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'the use of an API key was not noted' });
  }
}
