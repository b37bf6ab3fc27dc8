/** Properties that lift an element out of its text, over the rest of the page. */
const FORBIDDEN_PROPERTIES = new Set(['position', 'behavior', '-moz-binding']);

/** Functions that fetch an address, which would tell a stranger who reads the page, or once ran code. */
const FORBIDDEN_FUNCTIONS = /(?:url|src|image|image-set|expression)\s*\(/i;

const PROPERTY = /^-{0,2}[a-z][a-z0-9-]*$/i;

/**
 * What may stay of a `style` attribute. The policy of section 5 lets editors colour and align text, but
 * a declaration that places an element over the page (a false button, a false login form) or fetches an
 * address from elsewhere is no styling, so these go and the others stay. Escapes and comments exist in
 * inline styles only to hide such declarations: a style with either is dropped whole.
 */
export function sanitiseInlineStyle(style: string): string {
  if (style.includes('\\') || style.includes('/*')) return '';
  // Cutting at every semicolon, even inside quotes, is never coarser than the browser's own reading.
  return style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter(isHarmless)
    .join('; ');
}

function isHarmless(declaration: string): boolean {
  const colon = declaration.indexOf(':');
  const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  return (
    PROPERTY.test(property) &&
    !FORBIDDEN_PROPERTIES.has(property) &&
    !FORBIDDEN_FUNCTIONS.test(declaration)
  );
}
