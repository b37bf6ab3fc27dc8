import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const code = ['src', 'collections']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it('no two values of the process have one name', () => {
  const names = [...code.matchAll(/\bshared(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(([, name]) => name);
  expect(names).toContain('data-cache');
  expect(names.toSorted()).toEqual([...new Set(names)].sort());
});
