import { describe, expect, it } from 'vitest';

import { joinFlight } from '@/server/documents/join-flight';

const part = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const BEGIN = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

describe('the data of a finished page', () => {
  it('is one script with all of it in its order, in the place of the last', () => {
    const html = `<body>${BEGIN}${part('1:"a"\n')}<p>x</p>${part('2:"é\\u2028"')}${part('fim')}</body>`;
    expect(joinFlight(html)).toBe(`<body>${BEGIN}<p>x</p>${part('1:"a"\n2:"é\\u2028"fim')}</body>`);
  });

  it('stays as it is where there are bytes between the texts, whose place would change', () => {
    const html = `${part('a')}<script>self.__next_f.push([3,"AAEC"])</script>${part('b')}`;
    expect(joinFlight(html)).toBe(html);
  });

  it('is left alone where there is none', () => {
    expect(joinFlight('<p>só texto</p>')).toBe('<p>só texto</p>');
  });

  it('may hold text that means something to a replacement', () => {
    expect(joinFlight(part("$& $1 $' $$") + part('b'))).toBe(part("$& $1 $' $$b"));
  });
});
