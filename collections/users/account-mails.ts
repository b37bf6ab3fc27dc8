import type { PayloadRequest } from 'payload';

import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

import { queueMail } from '../shared/queue-mail';
import { createAccountToken, type TokenPurpose } from './account-tokens';

const LINKS = {
  'confirm-email': { template: 'confirm-email', path: paths.confirmEmail },
  'change-email': { template: 'confirm-new-email', path: paths.confirmEmail },
  'reset-password': { template: 'reset-password', path: paths.resetPassword },
} as const;

/**
 * Sends a link that does what `purpose` says to `email`, in the open transaction. The account must be locked. Older
 * links of the same purpose end.
 */
export async function mailLink(
  req: PayloadRequest,
  purpose: TokenPurpose,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const token = await createAccountToken(req, { userId, purpose, email });
  const { path, template } = LINKS[purpose];
  await queueMail(req, email, { template, url: env.SITE_URL + path(token) });
}

/** Queues a notice to `email` of what has happened, in the open transaction. */
export async function mailNotice(
  req: PayloadRequest,
  email: string,
  notice:
    | { template: 'already-registered' | 'password-changed' }
    | { template: 'email-change-notice'; newEmail: string },
): Promise<void> {
  await queueMail(req, email, { ...notice, url: env.SITE_URL + paths.settings });
}
