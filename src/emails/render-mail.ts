import type { Mail } from '@/domain/mail';
import { env } from '@/lib/env';
import { mails } from '@/messages/mails';

import type { RenderedMail } from './letter';
import { renderLetter } from './render-letter';

const WORDS = {
  'confirm-email': mails.confirmEmail,
  'confirm-new-email': mails.confirmNewEmail,
  'reset-password': mails.resetPassword,
  'already-registered': mails.alreadyRegistered,
  'password-changed': mails.passwordChanged,
} as const;

type Welcome = Extract<Mail, { template: 'newsletter-welcome' }>;

function wordsOf(mail: Exclude<Mail, Welcome>) {
  if (mail.template !== 'email-change-notice') return WORDS[mail.template];
  const { text, ...words } = mails.emailChangeNotice;
  return { ...words, text: text(mail.newEmail) };
}

/** The subject and both bodies of a mail. */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const reason = mails.why(env.SITE_URL);
  if (mail.template === 'newsletter-welcome') {
    const { action, unsubscribe, text, ...words } = mails.newsletterWelcome;
    const links = [{ label: unsubscribe, url: mail.unsubscribeUrl }];
    const headers = { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>` };
    return renderLetter(
      {
        ...words,
        isGreeted: true,
        paragraphs: [text],
        action: { label: action, url: mail.url },
        footer: { reason, links },
      },
      { headers },
    );
  }
  const { action, text, ...words } = wordsOf(mail);
  return renderLetter({
    ...words,
    isGreeted: true,
    paragraphs: [text],
    action: { label: action, url: mail.url },
    footer: { reason },
  });
}
