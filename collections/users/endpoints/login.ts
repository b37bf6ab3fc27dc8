import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import {
  AuthenticationError,
  generatePayloadCookie,
  LockedAuth,
  loginOperation,
  UnverifiedEmail,
} from 'payload';
import { z } from 'zod';

import { normaliseEmail } from '@/domain/email';
import { LOGIN_FAILURES_PER_ADDRESS, LOGIN_FAILURES_PER_CLIENT } from '@/domain/limits';
import { NO_STORE } from '@/lib/no-store';
import { messages } from '@/messages';

import { lockAddress } from '../../shared/account-lock';
import { clientAddressOf } from '../../shared/client-address';
import { inTransaction } from '../../shared/in-transaction';
import { jsonEndpoint } from '../../shared/json-endpoint';
import {
  countFailure,
  countOrRefuse,
  clearHits,
  giveBack,
  refuseWhenFull,
} from '../../shared/rate-limit';
import { Refusal } from '../../shared/refusal';
import { transactionOf } from '../../shared/transaction';
import { bodyFields } from '../body-fields';
import { lockAccountOf } from '../find-account';
import { spendHashingTime, withPasswordSlot } from '../password';
import { payloadWithin } from '../payload-within';

const body = z.strictObject({
  email: bodyFields.anyText.transform(normaliseEmail),
  password: bodyFields.anyText,
});

type Credentials = z.infer<typeof body>;
type Session = Awaited<ReturnType<typeof loginOperation>> & { token: string };

const WRONG = 401;
const TOO_MANY = messages.auth.accountLocked;

/**
 * Payload's sign-in, with its answer, serialised with other writes of the same account (see `lockAccount`). Wrong
 * passwords are counted for each address, with or without an account, so that neither the answers nor their time reveal
 * which addresses have one; in an account Payload counts them too. Decision 0010.
 */
export const login = jsonEndpoint({
  path: '/login',
  body,
  async handle(req, credentials) {
    const client = clientAddressOf(req);
    await refuseWhenFull(req, LOGIN_FAILURES_PER_CLIENT, client);
    const outcome = await withPasswordSlot(req, () => attemptOf(req, credentials, client));
    if (outcome instanceof Refusal) throw outcome;
    return toResponse(req, outcome);
  },
});

/**
 * While this attempt waited for a slot, others may have used up the client's limit. The attempt is counted before
 * anything is compared, so that as many as wait together cannot all pass, and taken back unless the password was wrong.
 */
async function attemptOf(
  req: PayloadRequest,
  credentials: Credentials,
  client: string,
): Promise<Session | Refusal> {
  await countOrRefuse(req, LOGIN_FAILURES_PER_CLIENT, client);
  let isWrong = false;
  try {
    const outcome = await inTransaction(req, () => attempt(req, credentials));
    isWrong = outcome instanceof Refusal && outcome.status === WRONG;
    return outcome;
  } finally {
    if (!isWrong) await giveBack(req, LOGIN_FAILURES_PER_CLIENT, client);
  }
}

/** A refusal is returned, not thrown: what was counted must be committed. */
async function attempt(req: PayloadRequest, credentials: Credentials): Promise<Session | Refusal> {
  const { email, password } = credentials;
  await lockAddress(req, email);
  const failures = await refuseWhenFull(req, LOGIN_FAILURES_PER_ADDRESS, email, TOO_MANY);
  const account = await lockAccountOf(req, email);
  if (account !== null && failures === 0) await clearOldFailures(req, account.id);
  try {
    const session = await signIn(req, credentials);
    await clearHits(req, LOGIN_FAILURES_PER_ADDRESS, email);
    return session;
  } catch (error) {
    if (error instanceof UnverifiedEmail) return new Refusal(403, messages.auth.unconfirmed);
    const isRefused = error instanceof AuthenticationError || error instanceof LockedAuth;
    if (!isRefused) throw error;
    // Payload has compared nothing in these cases.
    if (account === null || error instanceof LockedAuth) await spendHashingTime(password);
    await countFailure(req, LOGIN_FAILURES_PER_ADDRESS, email);
    return new Refusal(WRONG, messages.auth.invalidCredentials);
  }
}

async function signIn(req: PayloadRequest, data: Credentials): Promise<Session> {
  const { payload } = req;
  const collection = payload.collections.users;
  req.payload = payloadWithin(req);
  try {
    const depth = Number(req.searchParams.get('depth') ?? Number.NaN);
    const session = await loginOperation({
      collection,
      data,
      depth: Number.isInteger(depth) ? depth : undefined,
      req,
    });
    return { ...session, token: session.token ?? '' };
  } finally {
    req.payload = payload;
  }
}

/**
 * Payload counts wrong passwords until a right one comes, whereas the counters of addresses end with their period. This
 * keeps both the same.
 */
async function clearOldFailures(req: PayloadRequest, userId: number): Promise<void> {
  const db = await transactionOf(req);
  await db.execute(sql`
    update users set login_attempts = 0, lock_until = null
    where id = ${userId} and login_attempts > 0 and coalesce(lock_until, now()) <= now()
  `);
}

/** The token goes into a cookie only, which scripts cannot read. */
function toResponse(req: PayloadRequest, { token, ...session }: Session): Response {
  const cookie = generatePayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  });
  return Response.json(
    { message: req.t('authentication:passed'), ...session },
    { headers: { 'Set-Cookie': cookie, ...NO_STORE } },
  );
}
