import { describe, expect, it } from 'vitest';

import { isMalformedUrl } from '@/server/http/malformed-url';

describe('malformed addresses', () => {
  it.each(['/%00', '/a%00b', '/%E0%A4%A', '/%', `/${'a'.repeat(4_096)}`, '//outro.com', '*', 'x'])(
    '%s names nothing',
    (target) => expect(isMalformedUrl(target)).toBe(true),
  );

  it.each([
    '/',
    '/presente/1',
    '/categoria/m%C3%A3e',
    '/busca?q=%E0%A4%A',
    `/a?${'b'.repeat(9_000)}`,
  ])('%s is left to the application', (target) => expect(isMalformedUrl(target)).toBe(false));
});
