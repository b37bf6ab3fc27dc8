import { env } from '@/lib/env';
import { common } from '@/messages/common';
import { mails } from '@/messages/mails';

import { brand } from './brand';
import { escapeHtml } from './escape-html';

export type Letter = {
  subject: string;
  heading: string;
  text: string;
  action: { label: string; url: string };
  note: string;
  /** Of mails that are sent to a list. */
  unsubscribe?: { label: string; url: string };
};

export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

const sans = `font-family:${brand.fontSans};font-size:16px;line-height:1.6`;

/** Tables and inline styles: what every mail client shows. One heading, one button, and its address as text. */
function html(letter: Letter): string {
  const { heading, subject, text, note, action, unsubscribe } = escaped(letter);
  const site = escapeHtml(env.SITE_URL);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background-color:${brand.paper};color:${brand.ink}">
<div style="display:none;max-height:0;overflow:hidden">${text}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${brand.paper}">
<tr><td align="center" style="padding:32px 16px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px;font-family:${brand.fontDisplay};font-size:26px;line-height:1.2;letter-spacing:-0.02em;color:${brand.accent}">
<a href="${site}" style="color:${brand.accent};text-decoration:none">${common.brand.toLowerCase()}</a>
</td></tr>
<tr><td style="background-color:${brand.surface};border:1px solid ${brand.hairline};border-radius:14px;padding:36px 32px 32px">
<h1 style="margin:0 0 20px;font-family:${brand.fontDisplay};font-size:30px;line-height:1.15;font-weight:600;letter-spacing:-0.018em;color:${brand.ink}">${heading}</h1>
<p style="margin:0 0 10px;${sans};color:${brand.ink}">${mails.greeting}</p>
<p style="margin:0 0 26px;${sans};color:${brand.ink}">${text}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background-color:${brand.accent};border-radius:10px">
<a href="${action.url}" style="display:inline-block;padding:14px 26px;${sans};font-weight:600;color:${brand.accentInk};text-decoration:none">${action.label}</a>
</td></tr></table>
<p style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${brand.hairline};${sans};font-size:14px;color:${brand.inkSoft}">${note}</p>
<p style="margin:16px 0 0;${sans};font-size:14px;color:${brand.inkSoft}">${mails.linkAsText}<br>
<a href="${action.url}" style="color:${brand.accent};word-break:break-all">${action.url}</a></p>
<p style="margin:24px 0 0;${sans};color:${brand.ink}">${mails.signature}</p>
</td></tr>
<tr><td style="padding:18px 4px 0;${sans};font-size:13px;color:${brand.inkSoft}">${mails.why(site)}${
    unsubscribe === undefined
      ? ''
      : `<br>\n<a href="${unsubscribe.url}" style="color:${brand.inkSoft}">${unsubscribe.label}</a>`
  }</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function escaped({ action, unsubscribe, ...rest }: Letter): Letter {
  const { heading, note, subject, text } = rest;
  return {
    heading: escapeHtml(heading),
    note: escapeHtml(note),
    subject: escapeHtml(subject),
    text: escapeHtml(text),
    action: { label: escapeHtml(action.label), url: escapeHtml(action.url) },
    ...(unsubscribe && {
      unsubscribe: { label: escapeHtml(unsubscribe.label), url: escapeHtml(unsubscribe.url) },
    }),
  };
}

function plain({ heading, text, action, note, unsubscribe }: Letter): string {
  return [
    heading,
    mails.greeting,
    text,
    `${action.label}: ${action.url}`,
    note,
    mails.signature,
    `--\n${mails.why(env.SITE_URL)}`,
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.label}: ${unsubscribe.url}`]),
  ].join('\n\n');
}

/** A mail for people who see HTML and for those who read the text of it. */
export function renderLetter(letter: Letter): RenderedMail {
  const { subject, unsubscribe } = letter;
  const headers = unsubscribe && { 'List-Unsubscribe': `<${unsubscribe.url}>` };
  return { subject, html: html(letter), text: plain(letter), ...(headers && { headers }) };
}
