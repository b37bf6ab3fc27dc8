import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where a page of the documentation may point to; decisions describe their time and may name what is gone. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/recipes'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules)/.test(entry.name))
  .map(({ name }) => name);

/** Paths of the repository that a page names in backticks, and files that it links to. */
function namedPaths(page: string): string[] {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const quoted = [...text.matchAll(/`([\w.()[\]-]+\/[\w./()[\]-]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => FOLDERS.includes(name.split('/', 1)[0] ?? ''));
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) =>
    path.join(path.dirname(page), target),
  );
  return [...new Set([...quoted, ...linked])];
}

describe('the documentation', () => {
  test.each(PAGES)('%s names only what exists', (page) => {
    const missing = namedPaths(page).filter((name) => !existsSync(path.join(ROOT, name)));
    expect(missing).toEqual([]);
  });

  test('finds paths to check', () => {
    expect(namedPaths('docs/product.md').length).toBeGreaterThan(40);
  });
});
