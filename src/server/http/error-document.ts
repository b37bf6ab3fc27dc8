import { createHash } from 'node:crypto';

import { http } from '@/messages/http';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1rem;' +
  'font:1.125rem/1.5 system-ui,sans-serif;text-align:center;color:#2b2530;background:#fffaf5}' +
  'h1{margin:0;font-size:1.5rem;max-width:30ch}a{color:inherit}';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Such a page loads nothing: it must be readable when nothing else can be served. */
export const ERROR_DOCUMENT_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`;

/** A whole page that says what went wrong, without the application. `message` is one of ours and needs no escaping. */
export function errorDocument(message: string): string {
  return `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>${message} | Mimoteca</title>\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
<style>${STYLE}</style></head><body><main><h1>${message}</h1><p><a href="/">${http.home}</a></p></main></body></html>`;
}
