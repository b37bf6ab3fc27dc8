import localFont from 'next/font/local';

// Only the Latin subset with a weight axis: 57 kB for both families, where every further axis or subset would cost 20-40 kB.
// next/font preloads them and derives fallbacks of the same metrics, so that the swap moves nothing.
const display = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  variable: '--font-fraunces',
});

const text = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
  variable: '--font-figtree',
});

/** Class name for `<html>`: it declares the families that theme.css builds on. */
export const fontVariables = `${display.variable} ${text.variable}`;
