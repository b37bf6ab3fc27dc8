import DOMPurify from 'isomorphic-dompurify';
import { sanitiseInlineStyle } from './inline-style-policy';
import { SAFE_ADDRESS } from './link-schemes';

const POLICY = {
  ALLOWED_TAGS: ['a', 'b', 'strong', 'em', 'i', 'u', 'br', 'p', 'span', 'div'],
  ALLOWED_ATTR: ['href', 'target', 'rel', 'class', 'style'],
  FORBID_TAGS: ['script', 'style', 'iframe', 'object', 'embed', 'form', 'input', 'button'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: SAFE_ADDRESS,
  KEEP_CONTENT: true,
  // Text of these is code or another language's markup, never something to read. The library's own list
  // is longer and would also lose the headings of a pasted table.
  FORBID_CONTENTS: [
    'script',
    'style',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'plaintext',
    'xmp',
    'svg',
    'math',
    'title',
  ],
};

const SAME_WINDOW = new Set(['', '_self', '_parent', '_top']);

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  const style = element.getAttribute('style');
  if (style !== null) {
    const kept = sanitiseInlineStyle(style);
    if (kept === '') element.removeAttribute('style');
    else element.setAttribute('style', kept);
  }

  const target = element.getAttribute('target');
  if (target !== null && !SAME_WINDOW.has(target.toLowerCase())) {
    // Without it the opened page could send this window elsewhere.
    const rel = new Set((element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/));
    rel.delete('');
    rel.delete('opener');
    rel.add('noopener');
    element.setAttribute('rel', [...rel].join(' '));
  }
});

/**
 * The HTML of a gift's description, safe to put into a page. Only the tags, attributes and
 * link schemes of the policy remain; what other tags contained is kept as text, except that of scripts,
 * styles and their like. A link to another window always carries rel="noopener". Applying it twice
 * changes nothing more.
 */
export function sanitiseRichText(html: string): string {
  return DOMPurify.sanitize(html, POLICY);
}
