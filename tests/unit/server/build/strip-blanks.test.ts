import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { stripBlanks } from '@/server/build/strip-blanks';

describe('a program, stripped of its blanks', () => {
  it('loses comments, indents and blanks around signs, and keeps its lines', () => {
    const source = '/* a */ const  sum = ( a, b ) => {\n\n    // b\n    return a + b ;\n};\n';
    expect(stripBlanks(source)).toBe('const sum=(a,b)=>{\nreturn a+b;\n};');
  });

  it.each([
    ['words', 'const a = { b: 1 }; "b" in a'],
    ['a number before a dot', '1 .toString()'],
    [
      'signs that would be another sign',
      'let a = 1; let b = 2; [a + +b, a - -b, a + ++b, a-- - b]',
    ],
    ['a pattern after a division', 'let a = 4, g = 2; a / 2 / g + a / +/\\d/.test("/ 1")'],
    ['a pattern with blanks and slashes', '/[/] \\/ /g.exec("a/ / ")?.index'],
    ['a pattern after a condition', 'let a; if (1) /x  y/.test("x  y") && (a = 1); a'],
    ['a template', '`  a  ${ `${ 1 +  1 }  // b` }  /* c */ `'],
    ['a tagged template', 'String.raw`  \\u0041 ${ 1 }  `'],
    ['a text', '"a  // b" + \'  /* c */\''],
    ['a comparison', '[2 >= 1, 8 >> 1, 8 >>> 2, 1 < 2, (a => a > 1)(2)]'],
    ['the end of a line that ends a statement', 'let a = 1\nlet b = a\n;[b].concat(\n2)'],
    ['a return before the end of a line', '(() => {\n  return\n  1\n})()'],
    ['a comment over lines that ends a statement', 'let a = 1 /*\n*/ let b = a; b'],
    ['chaining and a condition', 'let a = null; [a?.b, a ?.5 : 1, a ?? 2]'],
    ['the names of classes', 'const A = class A {}; (() => class A {}.name + A.name)()'],
    ['letters of other scripts', 'const ação = 1; typeof ação'],
  ])('says with %s what it said', (_what, source) => {
    expect(runInNewContext(stripBlanks(source))).toEqual(runInNewContext(source));
  });
});
