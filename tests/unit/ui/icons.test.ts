import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { ICON_NAMES } from '@/ui/icon';

const styles = readFileSync('src/ui/styles/icons.css', 'utf8');

it('every icon has a drawing, and every drawing is an icon', () => {
  const drawn = [...styles.matchAll(/^\.icon-([a-z][a-z-]*) \{\n {2}--icon: url\(/gm)];
  expect(drawn.map(([, name]) => name).sort()).toEqual([...ICON_NAMES].sort());
});
