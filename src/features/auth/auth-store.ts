import { normaliseEmail } from '@/domain/email';
import type { PostResult } from '@/lib/post-json';
import { type AuthUser, type Session, toSession } from './auth-user';

export type AuthState = {
  user: AuthUser | null;
  /** True until the first session has been read. */
  isLoading: boolean;
  /** Seconds since the epoch. */
  expiresAt: number | null;
  /** There is a session by its hint, but the server could not be reached. */
  isUnreachable: boolean;
  /** How this tab's session ended: the user signed out, or it expired or was revoked. */
  ending: Ending | null;
};

type Ending = 'left' | 'lost';

/** What the store needs of the browser. */
export type AuthEnvironment = {
  readHint: () => number | null;
  dropHint: () => void;
  /** Null without a session; throws when the server cannot be reached. */
  readSession: () => Promise<Session | null>;
  post: (address: string, body: object) => Promise<PostResult>;
  /** Has the other tabs read the session again. */
  notifyTabs: () => void;
  /** Drops cached reads of the previous user. */
  clearUserData: () => void;
};

export type AuthStore = ReturnType<typeof createAuthStore>;

export const UNREAD: AuthState = {
  user: null,
  isLoading: true,
  expiresAt: null,
  isUnreachable: false,
  ending: null,
};

// Payload's answers to a logout without a session: the logout has succeeded.
const ALREADY_OUT = new Set([400, 401, 403]);

/** The session as this tab knows it. */
export function createAuthStore(environment: AuthEnvironment) {
  let state = UNREAD;
  /** The hint as it was when the session was read: it may differ from the session's end by a second. */
  let seenHint: number | null = null;
  let turn = 0;
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function set(next: AuthState): void {
    if (state.user !== null && state.user.id !== next.user?.id) environment.clearUserData();
    state = next;
    listeners.forEach((listener) => listener());
  }

  function enter({ user, expiresAt }: Session): void {
    seenHint = environment.readHint();
    set({ user, expiresAt, isLoading: false, isUnreachable: false, ending: null });
  }

  function leave(how: Ending): void {
    turn += 1;
    environment.dropHint();
    set({ ...UNREAD, isLoading: false, ending: state.user === null ? state.ending : how });
  }

  /** Reads the session from the server; an answer that is older than a later change is dropped. */
  function read(ending: Ending): Promise<void> {
    const mine = (turn += 1);
    const reading = settle(mine, ending).finally(() => {
      if (underWay === reading) underWay = null;
    });
    underWay = reading;
    return reading;
  }

  async function settle(mine: number, ending: Ending): Promise<void> {
    try {
      const session = await environment.readSession();
      if (mine !== turn) return;
      if (session === null) leave(ending);
      else enter(session);
    } catch {
      // A network error does not sign the user out: the hint stays, and the next visit to the tab reads again.
      if (mine === turn) set({ ...state, isLoading: false, isUnreachable: state.user === null });
    }
  }

  /** Compares the state with the hint; without a hint no request is made. */
  async function look(): Promise<void> {
    const hint = environment.readHint();
    if (hint === null) {
      if (state.user !== null || state.isLoading || state.isUnreachable) leave('lost');
    } else if (state.user === null || hint !== seenHint) {
      await (underWay ?? read('lost'));
    }
  }

  /** Reads the session again, whatever the state. */
  async function readAgain(ending: Ending): Promise<void> {
    if (environment.readHint() === null) leave(ending);
    else await read(ending);
  }

  return {
    get: (): AuthState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look,
    /** Checks that the session still exists. */
    check: () => readAgain('lost'),
    /** Another tab has changed something. */
    onOtherTab: () => readAgain('left'),
    /** Reads the session again, and has the other tabs do so when it has changed. */
    async refresh(): Promise<void> {
      const before = JSON.stringify(state);
      await readAgain('left');
      if (JSON.stringify(state) !== before) environment.notifyTabs();
    },
    async signIn(email: string, password: string): Promise<PostResult> {
      const result = await environment.post('/api/users/login', {
        email: normaliseEmail(email),
        password,
      });
      if (!result.ok) return result;
      turn += 1;
      const session = toSession(result.answer);
      if (session === null) await read('lost');
      else enter(session);
      environment.notifyTabs();
      return result;
    },
    /** False when the server cannot be reached: the session then continues. */
    async signOut(): Promise<boolean> {
      const result = await environment.post('/api/users/logout', {});
      if (!result.ok && !ALREADY_OUT.has(result.status)) return false;
      leave('left');
      environment.notifyTabs();
      return true;
    },
    /**
     * Signs out in this browser whatever the server says: for a session that has ended. With `end`, only if it is still
     * the session that ends then.
     */
    async endSession(end = state.expiresAt): Promise<void> {
      if (state.user === null || state.expiresAt !== end) return;
      leave('lost');
      await environment.post('/api/users/logout', {});
      environment.notifyTabs();
    },
  };
}
