import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it } from 'vitest';

import type { ContactMessage } from '@/emails/contact-mails';
import type { RenderedMail } from '@/emails/letter';
import type { PlainMail } from '@/emails/render-mail';

const URL = 'https://mimoteca.example.com/confirmar-email?token=abc_-123';

const LINKS = {
  unsubscribeUrl: 'https://mimoteca.example.com/unsubscribe?email=a%40b.com&assinatura=x',
  oneClickUrl: 'https://mimoteca.example.com/api/newsletter/one-click?email=a%40b.com&assinatura=x',
  preferencesUrl:
    'https://mimoteca.example.com/newsletter/preferencias?email=a%40b.com&assinatura=y',
};

/** One of each template: a new one does not compile until it is here. */
const MAILS: {
  [Template in PlainMail['template']]: Extract<PlainMail, { template: Template }>;
} = {
  'confirm-email': { template: 'confirm-email', url: URL },
  'confirm-new-email': { template: 'confirm-new-email', url: URL },
  'reset-password': { template: 'reset-password', url: URL },
  'already-registered': { template: 'already-registered', url: URL },
  'password-changed': { template: 'password-changed', url: URL },
  'newsletter-welcome': {
    template: 'newsletter-welcome',
    url: URL,
    ...LINKS,
  },
  'newsletter-confirm': {
    template: 'newsletter-confirm',
    url: URL,
    unsubscribeUrl: LINKS.unsubscribeUrl,
  },
  'email-change-notice': {
    template: 'email-change-notice',
    url: URL,
    newEmail: 'nova@example.com',
  },
};

let renderMail: (mail: PlainMail) => Promise<RenderedMail>;
let schemes: Record<'light' | 'dark', Record<string, string>>;

beforeAll(async () => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://localhost/x',
    PAYLOAD_SECRET: 'a-secret-that-only-tests-ever-know',
    SMTP_URL: 'smtp://localhost',
    SITE_URL: 'https://mimoteca.example.com',
  });
  ({ renderMail } = await import('@/emails/render-mail'));
  const { brand, darkBrand } = await import('@/emails/brand');
  schemes = { light: brand, dark: darkBrand };
});

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe.each(Object.values(MAILS))('$template', (mail) => {
  it('is read in Portuguese under one heading, with its link as a button and as text', async () => {
    const { html, subject } = await renderMail(mail);
    expect(subject.length).toBeGreaterThan(10);
    expect(html).toMatch(/<html[^>]* lang="pt-BR"/);
    expect(count(html, /<h1[ >]/g)).toBe(1);
    expect(count(html, new RegExp(`href="${URL.replace('?', '\\?')}"`, 'g'))).toBe(2);
    expect(html).toContain(`>${URL}</a>`);
    expect(html).not.toMatch(/<script|<link|<img|undefined|\[object/);
  });

  it('asks mail programs not to answer by themselves', async () => {
    const { headers } = await renderMail(mail);
    expect(headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'pt-BR',
    });
  });

  it('says the same to who reads no HTML', async () => {
    const { text } = await renderMail(mail);
    expect(text).toContain(URL);
    expect(text).not.toMatch(/<[a-z]|undefined/);
  });
});

it('a mail to a list says how to leave it, to people and to mail programs', async () => {
  const mail = await renderMail({ template: 'newsletter-welcome', url: URL, ...LINKS });
  expect(mail.headers).toMatchObject({
    'List-Unsubscribe': `<${LINKS.oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mail.html).toContain(`href="${LINKS.unsubscribeUrl.replace('&', '&amp;')}"`);
  expect(mail.text).toContain(`Cancelar a inscrição: ${LINKS.unsubscribeUrl}`);
  expect(mail.text).toContain(`Escolher o que receber: ${LINKS.preferencesUrl}`);
  const { headers } = await renderMail({ template: 'reset-password', url: URL });
  expect(Object.keys(headers ?? {}).filter((name) => name.startsWith('List-'))).toEqual([]);
});

it('a letter is signed before what few need to read', async () => {
  const { html, text } = await renderMail(MAILS['confirm-email']);
  for (const body of [html, text]) {
    expect(body.indexOf('equipe Mimoteca')).toBeGreaterThan(body.indexOf('Que bom ter você'));
    expect(body.indexOf('equipe Mimoteca')).toBeLessThan(body.indexOf('O link vale por'));
  }
});

describe('a message to us', () => {
  const MESSAGE: ContactMessage = {
    id: 7,
    name: 'Ana <b>\r\nBcc: outra@example.com',
    email: 'ana@example.com',
    subject: 'duvida',
    message: 'Vocês embrulham?\nObrigada!',
  };

  it('reaches the staff with who wrote, what, and an answer that goes there', async () => {
    const { renderContactMessage } = await import('@/emails/contact-mails');
    const mail = await renderContactMessage(MESSAGE);
    expect(mail.replyTo).toBe('ana@example.com');
    expect(mail.subject).toBe('Contato (Dúvida): Ana <b> Bcc: outra@example.com');
    expect(mail.text).toContain('> Vocês embrulham?\n> Obrigada!');
    expect(mail.html).toContain('Ana &lt;b&gt; Bcc');
    expect(mail.html).toContain('/collections/contact-messages/7');
  });

  it('is copied to who wrote', async () => {
    const { renderContactCopy } = await import('@/emails/contact-mails');
    const mail = await renderContactCopy(MESSAGE);
    expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
    expect(mail.text).toContain('> Vocês embrulham?');
    expect(mail.html).not.toContain('Bcc');
  });

  it.each([
    'Compre em https://golpe.example agora',
    'visite WWW.golpe.xyz',
    'golpe.com',
    'a'.repeat(2_001),
  ])('is not quoted in the copy when it could advertise something: %.30s', async (message) => {
    const { renderContactCopy } = await import('@/emails/contact-mails');
    const { text, html } = await renderContactCopy({ ...MESSAGE, message });
    expect(text + html).not.toMatch(/golpe|aaaaaaaaaa/i);
    expect(text).toContain('Sua mensagem chegou');
  });
});

it('a value from outside stays text', async () => {
  const newEmail = `"<img src=x onerror='a()'>"@example.com`;
  const { html } = await renderMail({
    template: 'email-change-notice',
    url: `${URL}"&<`,
    newEmail,
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&#x27;a()&#x27;&gt;');
  expect(html).toContain('&quot;&amp;&lt;"');
});

it('has the colours of the site, in both schemes', () => {
  const [light = '', dark = ''] = readFileSync('src/app/theme.css', 'utf8').split(
    '@media (prefers-color-scheme: dark)',
  );
  for (const [colours, theme] of [
    [schemes.light, light],
    [schemes.dark, dark],
  ] as const) {
    expect(Object.keys(colours).length).toBeGreaterThan(5);
    for (const [name, value] of Object.entries(colours)) {
      const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const [, first] = new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(theme) ?? [];
      expect(`${name} ${value}`).toBe(`${name} ${first}`);
    }
  }
});
