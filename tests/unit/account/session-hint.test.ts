import { describe, expect, it } from 'vitest';

import { parseHint } from '@/features/auth/session-hint';

describe('parseHint', () => {
  it.each([
    ['mimoteca-session=1795000000'],
    ['a=b; mimoteca-session=1795000000'],
    ['a=b;mimoteca-session=1795000000;c=d'],
  ])('reads when the session ends from %j', (cookies) => {
    expect(parseHint(cookies)).toBe(1_795_000_000);
  });

  it.each([
    [''],
    ['mimoteca-session='],
    ['mimoteca-session=amanha'],
    ['mimoteca-session=-1'],
    ['mimoteca-session=1e9'],
    ['outra-mimoteca-session=1795000000'],
    ['x=mimoteca-session=1795000000'],
    ['mimoteca-session-2=1795000000'],
  ])('sees nobody in %j', (cookies) => {
    expect(parseHint(cookies)).toBeNull();
  });
});
