import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const VARIATION_SELECTOR = 'fe0f';

let directory: string | undefined;

function assets(): string {
  directory ??= path.join(
    path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')),
    'assets',
  );
  return directory;
}

/**
 * The image file of an emoji, 256x256 WebP.
 *
 * Texts often leave out the variation selector that the file names may carry (and the reverse),
 * so both spellings count as the same emoji.
 *
 * @throws Error when the set has no picture of it.
 */
export function emojiFile(emoji: string): string {
  const exact = Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16));
  const bare = exact.filter((code) => code !== VARIATION_SELECTOR);
  for (const codes of [exact, bare, [...bare, VARIATION_SELECTOR]]) {
    const file = path.join(assets(), `${codes.join('-')}.webp`);
    if (codes.length > 0 && existsSync(file)) return file;
  }
  throw new Error(`No picture of the emoji "${emoji}" (${exact.join('-')}) in the emoji set`);
}
