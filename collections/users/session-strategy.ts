import type { AuthStrategy, Payload } from 'payload';
import { parseCookies } from 'payload/shared';

import type { User } from '@payload-types';

import { isUnavailable } from '@/lib/is-unavailable';
import { type SessionClaims, verifySession } from '@/lib/session-token';

import { adapterOf } from '../shared/adapter-of';

type AuthenticatedUser = NonNullable<Awaited<ReturnType<typeof readUser>>>;
type Row = {
  [Column in 'id' | 'name' | 'email' | 'is_admin' | 'pending_email' | '_verified']: unknown;
} & {
  created_at: Date;
  updated_at: Date;
  sessions: { id: string; createdAt: string; expiresAt: string }[];
};

/**
 * Payload's own check of a session, for the plain case: a token of ours, signed and not expired, of a confirmed account
 * that still has the session. One prepared statement, where Payload composes a query for the whole user each time. It
 * only accepts; whatever it does not recognise is left to Payload's check, which comes after it.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'mimoteca-session',
  async authenticate({ headers, payload }) {
    const claims = verifySession(tokenOf(headers, payload.config.csrf), payload.secret);
    if (claims === null) return { user: null };
    try {
      return { user: await readUser(payload, claims) };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return { user: unreadableUser(error) };
    }
  },
};

/**
 * Payload treats a check that throws as a "no", and would answer as if the user were signed out. With this stand-in
 * every read of the user throws the reason instead.
 */
function unreadableUser(reason: unknown): AuthenticatedUser {
  const fail = () => {
    throw reason;
  };
  // Never read: each way to do so throws.
  return new Proxy({} as AuthenticatedUser, { get: fail, has: fail, ownKeys: fail });
}

/** The token that may act here: of the header, or of the cookie if the request is known to come from a page of ours. */
function tokenOf(headers: Headers, ownOrigins: string[]): string {
  const authorization = headers.get('Authorization');
  if (authorization !== null) return /^(?:JWT|Bearer) (\S+)$/.exec(authorization)?.[1] ?? '';
  const origin = headers.get('Origin');
  const isOurs =
    origin === null ? headers.get('Sec-Fetch-Site') === 'same-origin' : ownOrigins.includes(origin);
  return isOurs ? (parseCookies(headers).get('payload-token') ?? '') : '';
}

const READ = {
  name: 'mimoteca-session',
  text: `
    select u.id, u.name, u.email, u.is_admin, u.pending_email, u._verified, u.created_at, u.updated_at,
      (
        select json_agg(
          json_build_object('id', s.id, 'createdAt', s.created_at, 'expiresAt', s.expires_at)
          order by s._order
        )
        from users_sessions s where s._parent_id = u.id
      ) as sessions
    from users u
    where u.id = $1 and u._verified
      and exists (select from users_sessions s where s._parent_id = u.id and s.id = $2)
  `,
};

async function readUser(payload: Payload, { id, sid }: SessionClaims) {
  const { rows } = await adapterOf(payload).pool.query<Row>({ ...READ, values: [id, sid] });
  const [row] = rows;
  if (row === undefined) return null;
  // The border to the database: the columns are those of the collection's fields.
  const user = {
    id: row.id,
    name: row.name,
    isAdmin: row.is_admin,
    _verified: row._verified,
    pendingEmail: row.pending_email,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    email: row.email,
    sessions: row.sessions.map((session) => ({
      id: session.id,
      createdAt: new Date(session.createdAt).toISOString(),
      expiresAt: new Date(session.expiresAt).toISOString(),
    })),
  } as User;
  return { ...user, collection: 'users' as const, _strategy: 'local-jwt', _sid: sid };
}
