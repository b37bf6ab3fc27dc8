import { createHash } from 'node:crypto';

import { common } from '@/messages/common';
import { http } from '@/messages/http';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1rem;' +
  'font:1.125rem/1.5 system-ui,sans-serif;text-align:center;color:#2b2530;background:#fffaf5}' +
  'h1{margin:0;font-size:1.5rem;max-width:30ch}a{color:inherit}';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Such a page loads nothing: it must be readable when nothing else can be served. */
export const ERROR_DOCUMENT_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`;

/**
 * A whole page that says what went wrong, without the application. The texts are ours and need no escaping; without a
 * title the message is it. Of what may succeed another time the page can be asked for again.
 */
export function errorDocument({ message, title = message, mayRetry }: ErrorWords): string {
  const explanation = title === message ? '' : `<p>${message}</p>`;
  const retry = mayRetry ? `<a href="">${common.retry}</a> · ` : '';
  return `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title} | Mimoteca</title>\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
<style>${STYLE}</style></head><body><main><h1>${title}</h1>${explanation}<p>${retry}<a href="/">${http.home}</a></p></main></body></html>`;
}

type ErrorWords = { message: string; title?: string; mayRetry: boolean };
