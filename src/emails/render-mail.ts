import type { Mail } from '@/domain/mail';
import { env } from '@/lib/env';
import { mails } from '@/messages/mails';

import type { RenderedMail } from './letter';
import { newsletterHeaders } from './newsletter-headers';
import { renderLetter } from './render-letter';

const WORDS = {
  'confirm-email': mails.confirmEmail,
  'confirm-new-email': mails.confirmNewEmail,
  'reset-password': mails.resetPassword,
  'already-registered': mails.alreadyRegistered,
  'password-changed': mails.passwordChanged,
  'newsletter-confirm': mails.newsletterConfirm,
  'newsletter-welcome': mails.newsletterWelcome,
} as const;

/** A mail whose words need nothing but itself. */
export type PlainMail = Exclude<
  Mail,
  { template: 'contact-message' | 'contact-copy' | 'campaign-test' }
>;

function wordsOf(mail: PlainMail) {
  if (mail.template !== 'email-change-notice') return WORDS[mail.template];
  const { text, ...words } = mails.emailChangeNotice;
  return { ...words, text: text(mail.newEmail) };
}

function footerOf(mail: PlainMail) {
  const site = env.SITE_URL;
  if (mail.template === 'newsletter-confirm') {
    const links = [{ label: mails.unsubscribe, url: mail.unsubscribeUrl }];
    return { reason: mails.why(site), links };
  }
  if (mail.template !== 'newsletter-welcome') return { reason: mails.why(site) };
  const links = [
    { label: mails.preferences, url: mail.preferencesUrl },
    { label: mails.unsubscribe, url: mail.unsubscribeUrl },
  ];
  return { reason: mails.whyNewsletter(site), links };
}

/** The subject and both bodies of a mail. */
export function renderMail(mail: PlainMail): Promise<RenderedMail> {
  const { action, text, ...words } = wordsOf(mail);
  const { account, newsletter } = mails.eyebrows;
  const letter = {
    ...words,
    eyebrow: mail.template.startsWith('newsletter-') ? newsletter : account,
    isGreeted: true,
    paragraphs: [text],
    action: { label: action, url: mail.url },
    footer: footerOf(mail),
  };
  const isToList = mail.template === 'newsletter-welcome';
  return renderLetter(letter, isToList ? { headers: newsletterHeaders(mail) } : {});
}
