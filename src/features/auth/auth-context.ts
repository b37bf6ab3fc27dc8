import { createContext } from 'react';
import type { AuthState, AuthStore } from './auth-store';

export type Auth = AuthState & Pick<AuthStore, 'refresh' | 'signIn' | 'signOut' | 'endSession'>;

export const AuthContext = createContext<Auth | null>(null);
