import { beforeEach, describe, expect, it, vi } from 'vitest';

import { type AuthEnvironment, type AuthStore, createAuthStore } from '@/features/auth/auth-store';
import { type Session, toSession } from '@/features/auth/auth-user';
import type { PostResult } from '@/lib/post-json';

const ANA: Session = {
  user: { id: 1, email: 'ana@exemplo.com', name: 'Ana', isAdmin: false, pendingEmail: null },
  expiresAt: 1_000,
};
const BIA: Session = {
  user: { ...ANA.user, id: 2, email: 'bia@exemplo.com', name: 'Bia' },
  expiresAt: 2_000,
};
const answerOf = ({ user, expiresAt }: Session) => ({ user, exp: expiresAt });

/** A browser with one hint, one server and other tabs that count their notifications. */
function browser() {
  const world = {
    hint: null as number | null,
    session: null as Session | null,
    isDown: false,
    answer: { ok: true, answer: {} } as PostResult,
  };
  const readSession = vi.fn(async () => {
    if (world.isDown) throw new Error('offline');
    return world.session;
  });
  const notifyTabs = vi.fn();
  const clearUserData = vi.fn();
  const post = vi.fn<AuthEnvironment['post']>(async () => world.answer);
  const store = createAuthStore({
    readHint: () => world.hint,
    dropHint: () => {
      world.hint = null;
    },
    readSession,
    post,
    notifyTabs,
    clearUserData,
  });
  return { world, store, readSession, notifyTabs, clearUserData, post };
}

describe('the session in the browser', () => {
  let tab: ReturnType<typeof browser>;
  let store: AuthStore;

  async function enter(session: Session): Promise<void> {
    tab.world.hint = session.expiresAt;
    tab.world.session = session;
    await store.look();
  }

  beforeEach(() => {
    tab = browser();
    store = tab.store;
  });

  it('is loading until the first look', () => {
    expect(store.get()).toMatchObject({ user: null, isLoading: true });
  });

  it('asks nothing when there is no hint', async () => {
    await store.look();
    expect(store.get()).toMatchObject({ user: null, isLoading: false, isUnreachable: false });
    expect(tab.readSession).not.toHaveBeenCalled();
  });

  it('asks once for a hint, and not again while it stays the same', async () => {
    tab.world.hint = ANA.expiresAt;
    tab.world.session = ANA;
    await Promise.all([store.look(), store.look()]);
    await store.look();
    expect(store.get()).toMatchObject({ ...ANA, isLoading: false });
    expect(tab.readSession).toHaveBeenCalledTimes(1);
  });

  it('does not ask again for a hint that is a second off', async () => {
    tab.world.hint = ANA.expiresAt - 1;
    tab.world.session = ANA;
    await store.look();
    await store.look();
    expect(tab.readSession).toHaveBeenCalledTimes(1);
  });

  it('asks again when the hint has moved, as after a refresh in another tab', async () => {
    await enter(ANA);
    await enter({ ...ANA, expiresAt: 1_500 });
    expect(store.get().expiresAt).toBe(1_500);
  });

  it('signs out when the hint is gone', async () => {
    await enter(ANA);
    tab.world.hint = null;
    await store.look();
    expect(store.get()).toMatchObject({ user: null, expiresAt: null, isLoading: false });
  });

  it('distinguishes a lost session from a sign-out', async () => {
    await enter(ANA);
    tab.world.hint = null;
    await store.look();
    expect(store.get().ending).toBe('lost');
    await enter(ANA);
    expect(store.get().ending).toBeNull();
    await store.signOut();
    expect(store.get().ending).toBe('left');
    await enter(ANA);
    tab.world.hint = null;
    await store.onOtherTab();
    expect(store.get().ending).toBe('left');
    await enter(ANA);
    tab.world.session = null;
    await store.check();
    expect(store.get().ending).toBe('lost');
  });

  it('reports no ending without a session before', async () => {
    tab.world.hint = 1_000;
    await store.look();
    expect(store.get()).toMatchObject({ user: null, ending: null });
  });

  it('takes a wrong hint away', async () => {
    tab.world.hint = 1_000;
    await store.look();
    expect(store.get()).toMatchObject({ user: null, isLoading: false });
    expect(tab.world.hint).toBeNull();
  });

  it('keeps the hint when the server cannot be reached, shows no user, and reads again at the next look', async () => {
    tab.world.hint = ANA.expiresAt;
    tab.world.isDown = true;
    await store.look();
    expect(store.get()).toMatchObject({ user: null, isLoading: false, isUnreachable: true });
    expect(tab.world.hint).toBe(ANA.expiresAt);
    tab.world.isDown = false;
    await enter(ANA);
    expect(store.get()).toMatchObject({ user: ANA.user, isUnreachable: false });
  });

  it('does not sign out for a network error', async () => {
    await enter(ANA);
    tab.world.isDown = true;
    await store.refresh();
    expect(store.get()).toMatchObject({ user: ANA.user, isUnreachable: false });
  });

  it('drops an answer that is older than a sign-out', async () => {
    tab.world.hint = ANA.expiresAt;
    tab.world.session = ANA;
    const late = store.look();
    await store.signOut();
    await late;
    expect(store.get().user).toBeNull();
  });

  it('signs in with the address as it is stored, and notifies the other tabs', async () => {
    tab.world.answer = { ok: true, answer: answerOf(ANA) };
    await store.signIn(' ANA@Exemplo.com ', ' Senha 1 ');
    expect(tab.post).toHaveBeenCalledWith('/api/users/login', {
      email: 'ana@exemplo.com',
      password: ' Senha 1 ',
    });
    expect(store.get()).toMatchObject({ ...ANA, isLoading: false });
    expect(tab.notifyTabs).toHaveBeenCalledTimes(1);
  });

  it('hands a refusal back and stays signed out', async () => {
    await store.look();
    tab.world.answer = { ok: false, status: 401, problems: [{ message: 'Não.' }] };
    expect(await store.signIn('ana@exemplo.com', 'x')).toEqual(tab.world.answer);
    expect(store.get().user).toBeNull();
    expect(tab.notifyTabs).not.toHaveBeenCalled();
  });

  it('drops cached reads when the user signs out or another signs in', async () => {
    await enter(ANA);
    await enter(BIA);
    expect(tab.clearUserData).toHaveBeenCalledTimes(1);
    await store.signOut();
    expect(tab.clearUserData).toHaveBeenCalledTimes(2);
  });

  it.each([200, 400, 401])('is signed out when logout answers %i', async (status) => {
    await enter(ANA);
    tab.world.answer =
      status === 200 ? { ok: true, answer: {} } : { ok: false, status, problems: [] };
    expect(await store.signOut()).toBe(true);
    expect(store.get().user).toBeNull();
    expect(tab.world.hint).toBeNull();
    expect(tab.notifyTabs).toHaveBeenCalledTimes(1);
  });

  it('does not report a sign-out when the server cannot be reached', async () => {
    await enter(ANA);
    tab.world.answer = { ok: false, status: 0, problems: [] };
    expect(await store.signOut()).toBe(false);
    expect(store.get().user).toEqual(ANA.user);
  });

  it('ends a session in this browser even then', async () => {
    await enter(ANA);
    tab.world.answer = { ok: false, status: 0, problems: [] };
    await store.endSession();
    expect(store.get().user).toBeNull();
    expect(tab.world.hint).toBeNull();
  });

  it('notifies the other tabs of a refresh only when it brought something new', async () => {
    await enter(ANA);
    await store.refresh();
    expect(tab.notifyTabs).not.toHaveBeenCalled();
    tab.world.session = { ...ANA, user: { ...ANA.user, pendingEmail: 'nova@exemplo.com' } };
    await store.refresh();
    expect(store.get().user?.pendingEmail).toBe('nova@exemplo.com');
    expect(tab.notifyTabs).toHaveBeenCalledTimes(1);
  });
});

describe('toSession', () => {
  it('reads what login and me answer', () => {
    const answer = { user: { id: 1, email: 'a@b.co', isAdmin: true, name: null }, exp: 12 };
    expect(toSession(answer)).toEqual({
      user: { id: 1, email: 'a@b.co', name: '', isAdmin: true, pendingEmail: null },
      expiresAt: 12,
    });
  });

  it.each([null, {}, { user: null }, { user: { id: 1 } }, { user: { id: 1, email: 'a@b.co' } }])(
    'sees nobody in %j',
    (answer) => {
      expect(toSession(answer)).toBeNull();
    },
  );
});
