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
  ])('has %s that says what it said', async (_what, source) => {
    const compact = await compactChunk(source);
    expect(isNarrow(compact)).toBe(true);
    expect(runInNewContext(compact)).toEqual(runInNewContext(source));
  });

  it.each([
    ['words', 'const a = { b: 1 }; "b" in a'],
    ['signs that would be another sign', 'let a = 1; let b = 2; [a + +b, a - -b, a-- - b]'],
    ['a pattern after a division', 'let a = 4, g = 2; a / 2 / g + a / +/\\d/.test("/ 1")'],
    ['a template', '`  a  ${ `${ 1 +  1 }  // b` }  /* c */ `'],
    ['a tagged template', 'String.raw`  \\u0041 ${ 1 } `'],
    ['the end of a line that ends a statement', 'let a = 1\nlet b = a\n;[b].concat(\n2)'],
    ['the name of a class', '(() => class B {}.name)()'],
    ['a class named as what holds it', 'const A = class A {}; A.name'],
    ['sloppy code', '(function () { return typeof this })()'],
    ['strict code', '(function () { "use strict"; return typeof this })()'],
  ])('says with %s what it said', async (_what, source) => {
    expect(runInNewContext(await compactChunk(source))).toEqual(runInNewContext(source));
  });

  it('names no source map', async () => {
    expect(await compactChunk('1;\n//# sourceMappingURL=a.js.map\n')).toBe('1;');
  });

  it('has no comments, and no blanks between signs', async () => {
    expect(await compactChunk('/*! a */ const  sum = ( a, b ) => a + b ; // b\n')).toBe(
      'const sum=(a,b)=>a+b;',
    );
  });
});
