import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

it('every form that sends something keeps its state in the same way', () => {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, code: readFileSync(path.join('src', file), 'utf8') }));
  // A search asks with GET and has no state of its own.
  const others = components.filter(
    ({ code }) =>
      code.includes('<form') &&
      !/<form\s+\{\.\.\.formProps\}/.test(code) &&
      !code.includes('role="search"'),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});
