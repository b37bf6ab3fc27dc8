import { messages } from '@/messages';

const { badParameter, expected } = messages.rest;
/** What Payload refuses before any hook of ours, in English whatever the language. */
const ENGLISH = new Map<string, string>([
  ['Missing email.', messages.errors.field.email],
  ["Missing 'where' query of documents to delete.", badParameter('where', expected.where)],
  ["Missing 'where' query of documents to update.", badParameter('where', expected.where)],
]);

/** How the rest of such messages begins; none of ours does. */
const ENGLISH_START =
  /^(?:A (?:file|valid|verified) |Cannot |Client |Collection |External |Failed |Field |In(?:correct|valid) |Missing |No User|Pasting |Redirect |Request |SVG |Something |Th(?:e|is) |Token |Too many |Unable |Verification )/;

/** Said of a document that somebody else is editing, when it is one of several that a request changes. */
const LOCKED = /^(?:Document|Global document|Global) with .* is currently locked /;

/** The message of a failed request that Payload words in English whatever the language, in Portuguese; any other as it is. */
export function inPortuguese(message: string, status: number): string {
  // Payload says it as the title of a page.
  if (status === 404 && !message.endsWith('.')) return messages.errors.api.notFound;
  const words = ENGLISH.get(message);
  if (words !== undefined) return words;
  if (LOCKED.test(message)) return messages.editing.locked;
  if (!ENGLISH_START.test(message)) return message;
  const { badRequest, forbidden, notFound } = messages.errors.api;
  return status === 403 ? forbidden : status === 404 ? notFound : badRequest;
}
