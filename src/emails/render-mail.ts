import type { Mail } from '@/domain/mail';
import { mails } from '@/messages/mails';

import { type RenderedMail, renderLetter } from './letter';

const WORDS = {
  'confirm-email': mails.confirmEmail,
  'confirm-new-email': mails.confirmNewEmail,
  'reset-password': mails.resetPassword,
  'already-registered': mails.alreadyRegistered,
  'password-changed': mails.passwordChanged,
} as const;

function wordsOf(mail: Mail) {
  if (mail.template !== 'email-change-notice') return WORDS[mail.template];
  const { text, ...words } = mails.emailChangeNotice;
  return { ...words, text: text(mail.newEmail) };
}

/** The subject and both bodies of a mail. */
export function renderMail(mail: Mail): RenderedMail {
  const { action, ...words } = wordsOf(mail);
  return renderLetter({ ...words, action: { label: action, url: mail.url } });
}
