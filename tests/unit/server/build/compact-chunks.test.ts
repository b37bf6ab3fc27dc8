import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { compactChunk } from '@/server/build/compact-chunks';

const isNarrow = (text: string) => !/[^\0-\xff]/.test(text);

describe('a chunk of the server, made compact', () => {
  it.each([
    ['a text', '"– dash, ação, 漢"'],
    ['an emoji', '"🎁"'],
    ['a template', '`€ ${1 + 1} €`'],
    ['a pattern', '/^[–—]+$/.test("—")'],
    ['a range of a pattern', '/[一-龥]/.test("漢")'],
    ['an emoji in a pattern', '/^🎁$/u.test("🎁")'],
    ['an escaped backslash before a wide character', '"C:\\\\—"'],
    ['a wide character that is escaped without need', '"\\—"'],
    ['a property', '({ "—": 1, π: 2 }).π'],
    ['a comment', '1 /* — \\ */ + 1'],
  ])('has %s that says what it said', (_what, source) => {
    const compact = compactChunk(source);
    expect(isNarrow(compact)).toBe(true);
    expect(runInNewContext(compact)).toEqual(runInNewContext(source));
  });

  it('names no source map', () => {
    expect(compactChunk('1;\n//# sourceMappingURL=a.js.map')).toBe('1;');
    expect(compactChunk('1;\n//# sourceMappingURL=a.js.map\n')).toBe('1;');
  });
});
