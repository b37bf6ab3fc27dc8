import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const THEME = 'src/app/theme.css';
/** The panel is Payload's, with a theme of its own. */
const PANEL = path.join('src/app/(payload)', path.sep);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.(css|tsx)$/.test(file));
const codeOf = (file: string) => readFileSync(file, 'utf8');
const sheets = files.filter(
  (file) => file.endsWith('.css') && file !== THEME && !file.startsWith(PANEL),
);

/** What the theme puts into a layer, on every page. */
const layered = [
  ...codeOf(THEME).matchAll(/@import '(\.[^']+)' layer\((?:base|components)\);/g),
].map(([, file = '']) => path.join(path.dirname(THEME), file));

it('every stylesheet is in a layer, so that a utility wins', () => {
  const isLayered = (file: string) =>
    layered.includes(file) ||
    /^(@layer [a-z, ]+;\s*)?@layer components \{[^]*\n\}\n$/.test(codeOf(file));
  expect(sheets.filter((file) => !isLayered(file))).toEqual([]);
});

it('colours come from the tokens of the theme', () => {
  const isRaw = (file: string) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)\(/i.test(codeOf(file));
  expect(sheets.filter(isRaw)).toEqual([]);
});
