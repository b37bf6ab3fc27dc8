import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { SESSION_MARK_SCRIPT } from '@/lib/session-hint';
import { scriptHashes } from '@/server/documents/script-hashes';
import { LOADER_SCRIPT } from '@/server/documents/scripts-after-paint';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const RX =
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};';

/** As the installed React holds it: a string literal with a line break in it. */
function boundaryScript(): string {
  const require = createRequire(import.meta.url);
  const path = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js';
  const literal = /'\$RB=\[\];(?:\\.|[^'\\])*'/.exec(
    readFileSync(require.resolve(path), 'utf8'),
  )?.[0];
  return runInNewContext(literal ?? '""') as string;
}

describe('the scripts that a page allows', () => {
  it.each([
    ['the mark of a session', SESSION_MARK_SCRIPT],
    ['the start of the application', LOADER_SCRIPT],
    ['the data of React', 'self.__next_f.push([1,"0:\\u003cp>"])'],
    ['the same in one', `self.__next_f.push([1,'0:"it\\'s"\\n'])`],
    ['the beginning of that data', '(self.__next_f=self.__next_f||[]).push([0])'],
    [
      'the list of chunks',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
    ],
    ['the time of React', 'requestAnimationFrame(function(){$RT=performance.now()});'],
    ['a function of React', RX],
    ['a function of React and its call', `${RX};$RX("B:1","digest")`],
    ['a call of React', '$RC("B:0","S:0")'],
    ['several functions of React and a call', `${boundaryScript()}$RC("B:0","S:0")`],
  ])('include %s', (_, code) => {
    expect(scriptHashes(`<body><script>${code}</script></body>`)).toEqual([hashOf(code)]);
  });

  it.each([
    ['alert(1)'],
    [''],
    ['self.__next_f.push([1,"a"]);alert(1);(0)'],
    ['self.__next_f.push(alert(1))'],
    [`self.__next_f.push([1,'a'+alert(1)+'b'])`],
    [`self.__next_f.push([1,'a\\\\'+alert(1)])`],
    [`self.__next_f.push([1,'a'],alert(1)+'')`],
    ['$RX("B:1",alert(1))'],
    ['$RX("B:1");alert(1);$RX("B:1")'],
    [`${RX};alert(1)`],
    [`${SESSION_MARK_SCRIPT};alert(1)`],
    ['$RC=function(){alert(1)};$RC("B:0","S:0")'],
  ])('do not include what came with somebody’s content: %s', (code) => {
    expect(scriptHashes(`<body><p>Oi</p><script>${code}</script></body>`)).toEqual([]);
  });

  it('are named once, and neither data nor addresses are among them', () => {
    const call = '<script>$RC("B:0","S:0")</script>';
    const others =
      '<script type="application/ld+json">{"a":1}</script><script src="/_next/static/chunks/a.js" async=""></script>';
    expect(scriptHashes(call + others + call)).toEqual([hashOf('$RC("B:0","S:0")')]);
  });
});
