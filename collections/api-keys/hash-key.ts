import { createHash } from 'node:crypto';

/**
 * What is stored of a key. A key is 256 random bits: a fast hash is enough, since there is nothing to guess, and looking
 * the hash up in an index compares it without telling by its time how much of a guess was right.
 */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
