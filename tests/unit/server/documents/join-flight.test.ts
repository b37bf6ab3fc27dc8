import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { joinFlight } from '@/server/documents/join-flight';
import { scriptHashes } from '@/server/documents/script-hashes';

const part = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const BEGIN = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** What the page's scripts hand to React, run as a browser runs them. */
function handedOver(html: string): unknown[] {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
  return runInNewContext(
    `self = {}; ${scripts.join(';')}; JSON.parse(JSON.stringify(self.__next_f))`,
  );
}

describe('the data of a finished page', () => {
  it('is one script with all of it in its order, in the place of the last', () => {
    const html = `<body>${BEGIN}${part('1:a\n')}<p>x</p>${part('2:é\u2028')}${part('fim')}</body>`;
    expect(joinFlight(html)).toBe(
      `<body>${BEGIN}<p>x</p><script>self.__next_f.push([1,'1:a\\n2:é\u2028fim'])</script></body>`,
    );
  });

  it.each([
    ['{"a":"b"}', `it's`],
    ['\\', '"', '\\"', "\\'"],
    ["$& $1 $' $$", 'b\n\t\u0000'],
    ['{"html":"\\u003cp class=\\"a\\"\\u003e"}', '\u2029'],
  ])('is the same text as before: %j', (...texts) => {
    const joined = joinFlight(`${BEGIN}${texts.map(part).join('<p>x</p>')}`);
    expect(handedOver(joined)).toEqual([[0], [1, texts.join('')]]);
    expect(scriptHashes(joined)).toHaveLength(2);
  });

  it('takes less room than with an escape before each quotation mark', () => {
    const html = part(JSON.stringify({ a: 'b', c: ['d', 'e'] }));
    expect(joinFlight(html).length).toBe(html.length - 10);
  });

  it('stays as it is where there are bytes between the texts, whose place would change', () => {
    const html = `${part('a')}<script>self.__next_f.push([3,"AAEC"])</script>${part('b')}`;
    expect(joinFlight(html)).toBe(html);
  });

  it('is left alone where there is none', () => {
    expect(joinFlight('<p>só texto</p>')).toBe('<p>só texto</p>');
  });
});
