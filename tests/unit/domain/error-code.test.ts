import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { ERROR_CODES, errorCodeOf, FIELD_CODES, GRAPHQL_CODES } from '@/domain/error-code';

const documented = new Set(readFileSync('docs/api.md', 'utf8').match(/`[A-Z_]+`/g));

it.each([...ERROR_CODES, ...FIELD_CODES, ...GRAPHQL_CODES])('%s is documented', (code) => {
  expect(documented).toContain(`\`${code}\``);
});

it('a status that has no code of its own says whose fault it is', () => {
  expect([errorCodeOf(418), errorCodeOf(502)]).toEqual(['BAD_REQUEST', 'INTERNAL_SERVER_ERROR']);
});
