import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ERROR_CODES } from '@/domain/error-code';
import { isRecord } from '@/lib/is-record';

import { picture } from '../support/images';
import { openCast } from './access/cast';

const PAGE = readFileSync('docs/api.md', 'utf8');
const run = promisify(execFile);

/** The fenced blocks of a language, in their order. */
const blocks = (language: string) =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code.trim(),
  );

/** The commands of the blocks; a command may go on in a further line. */
const commands = blocks('bash').flatMap((block) => block.split(/\n(?=curl )/));

let names: Record<string, string>;
let folder: string;

beforeAll(async () => {
  const { api, cast, make } = await openCast();
  const category = await make.category({ name: 'Nerd', slug: 'nerd' });
  await make.gift({ title: 'Caneca', categories: [category.id] });
  folder = await mkdtemp(path.join(tmpdir(), 'mimoteca-docs-'));
  await writeFile(path.join(folder, 'caneca.jpg'), await picture('jpeg'));
  const { readKey, adminKey } = cast.sessions;
  const keyOf = (as: typeof readKey) => (as !== null && 'key' in as ? as.key : '');
  names = {
    ...{ SITE: api.url, KEY: keyOf(readKey), ADMIN_KEY: keyOf(adminKey) },
    ...{ CATEGORY: String(category.id), IMAGE: String((await make.media()).id) },
    FILE: path.join(folder, 'caneca.jpg'),
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an example in docs/api.md works as it is written', () => {
  it('there are examples of each kind', () => {
    expect(commands.length).toBeGreaterThan(5);
    expect(blocks('ts').length).toBeGreaterThan(0);
  });

  it.each(commands)('%s', async (command) => {
    const { stdout } = await run('bash', ['-c', `${command} -sS --fail-with-body`], {
      env: { ...process.env, ...names },
    });
    const answer: unknown = JSON.parse(stdout);
    expect(isRecord(answer) && !('errors' in answer), stdout).toBe(true);
  });

  it.each(blocks('ts'))('%s', async (code) => {
    const program = `const { SITE, KEY } = process.env;\n${code}\nconsole.log(docs.length);`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, ...names },
    });
    expect(Number(stdout)).toBeGreaterThan(0);
  });
});

it('every code in its table is one of the API', () => {
  const named = [...PAGE.matchAll(/^\| \d{3} .*$/gm)].flatMap(([row]) =>
    [...row.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code),
  );
  expect(named.length).toBeGreaterThan(8);
  for (const code of named) expect(ERROR_CODES).toContain(code);
});
