import { createContext } from 'react';
import type { AuthState, AuthStore } from './auth-store';

export type Auth = AuthState &
  Pick<AuthStore, 'look' | 'check' | 'refresh' | 'signIn' | 'signOut' | 'endSession'>;

export const AuthContext = createContext<Auth | null>(null);
