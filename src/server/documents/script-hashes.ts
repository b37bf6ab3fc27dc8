import { createHash } from 'node:crypto';

import { isOwnScript } from './own-scripts';

const START = '<script';
const END = '</script>';
/** Fetched from somewhere, or of a type that browsers do not run (JSON-LD). */
const NEEDS_NO_HASH = /\s(?:src|type)=/i;

/**
 * What a policy allows the inline scripts of a document by: the hashes of those that the site has written itself. What
 * is spelled in another way than React spells it gets none.
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (let start = html.indexOf(START); start !== -1;) {
    const open = html.indexOf('>', start);
    const end = html.indexOf(END, open);
    if (open === -1 || end === -1) break;
    const code = html.slice(open + 1, end);
    if (!NEEDS_NO_HASH.test(html.slice(start, open)) && isOwnScript(code)) {
      hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
    start = html.indexOf(START, end);
  }
  return [...hashes];
}
