import { createHash } from 'node:crypto';

import { isOwnScript } from './own-scripts';

const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gis;
/** Fetched from somewhere, or of a type that browsers do not run (JSON-LD). */
const NEEDS_NO_HASH = /\s(?:src|type)=/i;

/** What a policy allows the inline scripts of a document by: the hashes of those that the site has written itself. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (NEEDS_NO_HASH.test(attributes) || !isOwnScript(code)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}
