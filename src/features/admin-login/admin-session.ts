/** Who the browser's session cookie belongs to, as far as the panel cares. */
export type Visitor = 'admin' | 'other' | 'nobody';

export type LoginOutcome = 'admin' | 'not-admin' | 'invalid' | 'offline' | 'unavailable';

const API = '/api/users';
const PATIENCE = 20_000;

/** Who is signed in already. Whatever goes wrong counts as nobody: the form is there for that. */
export async function readVisitor(signal: AbortSignal): Promise<Visitor> {
  try {
    const response = await fetch(`${API}/me?depth=0`, { signal, cache: 'no-store' });
    if (!response.ok) return 'nobody';
    return visitorOf(await response.json());
  } catch {
    return 'nobody';
  }
}

/**
 * Signs in with the session cookie of the API. Somebody who is no admin is signed out again at once.
 * Wrong credentials, a locked account and an unverified one are told apart for nobody.
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
  // Its failure changes nothing in what the person is told: the panel's guard keeps them out anyway.
  await post('logout').catch(() => undefined);
  return 'not-admin';
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

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value != null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}
