import { property } from '@/lib/property';

/** The user of the browser's session, with what the panel's login needs. */
export type Visitor = 'admin' | 'other' | 'nobody';

export type LoginOutcome = 'admin' | 'not-admin' | 'invalid' | 'offline' | 'unavailable';

const API = '/api/users';
const PATIENCE = 20_000;

/**
 * The user who is signed in already; one who is no admin is signed out. Any failure counts as nobody: the form is shown. `signal`
 * ends the question alone: what signs out is never left half done.
 */
export async function readVisitor(signal: AbortSignal): Promise<Visitor> {
  const visitor = await askForVisitor(signal);
  if (visitor === 'other') await logOut();
  return visitor;
}

async function askForVisitor(signal: AbortSignal): Promise<Visitor> {
  try {
    const response = await fetch(`${API}/me?depth=0`, { signal, cache: 'no-store' });
    if (!response.ok) return 'nobody';
    return visitorOf(await response.json());
  } catch {
    return 'nobody';
  }
}

/**
 * Signs in with the session cookie of the API. A user who is no admin is signed out again at once. Wrong credentials, a
 * locked account and an unverified one get the same message.
 */
export async function logIn(email: string, password: string): Promise<LoginOutcome> {
  try {
    const response = await post('login', { email, password });
    if (response.status >= 500 || response.status === 429) return 'unavailable';
    if (!response.ok) return 'invalid';
    if (visitorOf(await response.json()) === 'admin') return 'admin';
  } catch {
    return 'offline';
  }
  await logOut();
  return 'not-admin';
}

/** Its failure does not change the message: the panel refuses who is no admin anyway. */
async function logOut(): Promise<void> {
  await post('logout').catch(() => undefined);
}

function post(path: string, body?: object): Promise<Response> {
  return fetch(`${API}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: body == null ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
}

function visitorOf(body: unknown): Visitor {
  const user = property(body, 'user');
  if (user == null) return 'nobody';
  return property(user, 'isAdmin') === true ? 'admin' : 'other';
}
