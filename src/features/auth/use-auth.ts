'use client';

import { useContext } from 'react';
import { session as words } from '@/messages/session';
import { type Auth, AuthContext } from './auth-context';

/** The session and the functions that change it. Throws outside an `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error(words.contextMisuse);
  return auth;
}
