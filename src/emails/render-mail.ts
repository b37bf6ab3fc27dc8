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

type Welcome = Extract<Mail, { template: 'newsletter-welcome' }>;

function renderWelcome({ url, unsubscribeUrl }: Welcome): RenderedMail {
  const { action, unsubscribe, ...words } = mails.newsletterWelcome;
  return renderLetter({
    ...words,
    action: { label: action, url },
    unsubscribe: { label: unsubscribe, url: unsubscribeUrl },
  });
}

function wordsOf(mail: Exclude<Mail, Welcome>) {
  if (mail.template !== 'email-change-notice') return WORDS[mail.template];
  const { text, ...words } = mails.emailChangeNotice;
  return { ...words, text: text(mail.newEmail) };
}

/** The subject and both bodies of a mail. */
export function renderMail(mail: Mail): RenderedMail {
  if (mail.template === 'newsletter-welcome') return renderWelcome(mail);
  const { action, ...words } = wordsOf(mail);
  return renderLetter({ ...words, action: { label: action, url: mail.url } });
}
