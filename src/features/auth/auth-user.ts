import { property } from '@/lib/property';

export type AuthUser = {
  id: number;
  email: string;
  name: string;
  isAdmin: boolean;
  /** The address asked for and not yet confirmed. */
  pendingEmail: string | null;
};

export type Session = {
  user: AuthUser;
  /** Seconds since the epoch. */
  expiresAt: number;
};

/** The session in an answer of login or `me`, or null without one. */
export function toSession(answer: unknown): Session | null {
  const user = property(answer, 'user');
  const expiresAt = property(answer, 'exp');
  const id = property(user, 'id');
  const email = property(user, 'email');
  if (typeof expiresAt !== 'number' || typeof id !== 'number' || typeof email !== 'string') {
    return null;
  }
  const name = property(user, 'name');
  const pendingEmail = property(user, 'pendingEmail');
  return {
    user: {
      id,
      email,
      name: typeof name === 'string' ? name : '',
      isAdmin: property(user, 'isAdmin') === true,
      pendingEmail: typeof pendingEmail === 'string' && pendingEmail !== '' ? pendingEmail : null,
    },
    expiresAt,
  };
}
