import type { CollectionAfterLoginHook, CollectionAfterRefreshHook, PayloadRequest } from 'payload';

import { SESSION_SECONDS } from '@/domain/limits';
import { env } from '@/lib/env';
import { SESSION_HINT_COOKIE } from '@/lib/session-hint';

/*
 * Sets a cookie beside the session's own (which scripts cannot read) that holds when the session ends. It is no secret
 * and grants nothing: without it a page knows that nobody is signed in and makes no request.
 */

export const hintAfterLogin: CollectionAfterLoginHook = ({ req }) => {
  setHint(req, Math.floor(Date.now() / 1_000) + SESSION_SECONDS);
};

export const hintAfterRefresh: CollectionAfterRefreshHook = ({ exp, req }) => setHint(req, exp);

export const expiredSessionHint = () => cookie('', new Date(0));

function setHint(req: PayloadRequest, exp: number): void {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('Set-Cookie', cookie(String(exp), new Date(exp * 1_000)));
}

function cookie(value: string, expires: Date): string {
  const isSecure = env.SITE_URL.startsWith('https://');
  const attributes = [
    `${SESSION_HINT_COOKIE}=${value}`,
    `Expires=${expires.toUTCString()}`,
    'Path=/',
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ];
  return attributes.join('; ');
}
