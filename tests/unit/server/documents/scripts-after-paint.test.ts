import { describe, expect, it } from 'vitest';

import { scriptsAfterPaint } from '@/server/documents/scripts-after-paint';

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;
const chunk = (name: string, id = '') =>
  `<script src="/_next/static/chunks/${name}.js"${id} async=""></script>`;

describe('a finished page', () => {
  it('leaves the application scripts inert, each with its address and name, in their order', () => {
    const html = scriptsAfterPaint(page(`${chunk('a', ' id="_R_"')}<p>Oi</p>${chunk('b')}`));
    expect(html).toContain(
      '<script type="text/late" src="/_next/static/chunks/a.js" id="_R_"></script><p>Oi</p>' +
        '<script type="text/late" src="/_next/static/chunks/b.js"></script>',
    );
    expect(html).not.toContain('async=""');
  });

  it('starts them from the end of the body', () => {
    const html = scriptsAfterPaint(page(chunk('a')));
    expect(html).toMatch(/<script>\(function\(d\)\{.+\}\)\(document\)<\/script><\/body><\/html>$/);
  });

  it('keeps inline scripts, data and what is not its own as they are', () => {
    const others =
      '<script>self.__next_f.push([1,"x"])</script><script type="application/ld+json">{}</script>' +
      '<script src="https://example.com/x.js" async=""></script>';
    expect(scriptsAfterPaint(page(others + chunk('a')))).toContain(others);
  });

  it('does not touch a document without such scripts', () => {
    const html = page('<p>Só texto, com <code>async=""</code> escrito nele</p>');
    expect(scriptsAfterPaint(html)).toBe(html);
  });

  it('does not touch what is not a whole document', () => {
    expect(scriptsAfterPaint(chunk('a'))).toBe(chunk('a'));
  });
});
