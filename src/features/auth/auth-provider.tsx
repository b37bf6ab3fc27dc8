'use client';

import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { postJson } from '@/lib/post-json';
import { AuthContext } from './auth-context';
import { createAuthStore, UNREAD } from './auth-store';
import { followSession, openTabs } from './browser-tabs';
import { clearUserData, readSession } from './read-session';
import { dropHint, readHint } from './session-hint';
import { markSession } from './session-mark';
import { completeSignInLinks } from './sign-in-links';

const unread = () => UNREAD;

function createBrowserStore() {
  let tabs: ReturnType<typeof openTabs> | undefined;
  const reach = () => (tabs ??= openTabs());
  const store = createAuthStore({
    readHint,
    dropHint,
    readSession,
    post: postJson,
    notifyTabs: () => reach().notify(),
    clearUserData: () => void clearUserData(),
  });
  return { store, follow: () => followSession(store, (onNews) => reach().listen(onNews)) };
}

/** Provides the session to everything below it, the same in every open tab. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [{ store, follow }] = useState(createBrowserStore);
  const state = useSyncExternalStore(store.subscribe, store.get, unread);

  useEffect(follow, [follow]);
  useEffect(completeSignInLinks, []);

  const isKnown = state.user !== null || state.isUnreachable;
  useEffect(() => {
    if (!state.isLoading) markSession(isKnown);
  }, [state.isLoading, isKnown]);

  const auth = useMemo(() => {
    const { look, check, refresh, signIn, signOut, endSession } = store;
    return { ...state, look, check, refresh, signIn, signOut, endSession };
  }, [store, state]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
