import type { CSSProperties } from 'react';

import { brand, darkBrand, fonts } from './brand';

type Styles = Record<string, CSSProperties>;

/** The type of the site in what mail clients understand: one display face for headings, one sans for everything else. */
const sans: CSSProperties = { fontFamily: fonts.sans, fontSize: '16px', lineHeight: '1.6' };
const small: CSSProperties = {
  ...sans,
  fontSize: '14px',
  lineHeight: '1.55',
  color: brand.inkSoft,
};
const display: CSSProperties = { fontFamily: fonts.display, color: brand.ink };

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: brand.paper },
  frame: { maxWidth: '600px', margin: '0 auto', padding: '36px 16px 44px' },
  wordmark: {
    ...display,
    fontSize: '27px',
    lineHeight: '1.2',
    letterSpacing: '-0.02em',
    color: brand.accent,
    textDecoration: 'none',
  },
  masthead: { padding: '0 4px 20px' },
  card: {
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
    borderRadius: '18px',
  },
  eyebrow: {
    ...small,
    margin: '0 0 10px',
    fontSize: '12px',
    lineHeight: '1.4',
    fontWeight: 600,
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
    color: brand.accent,
  },
  heading: {
    ...display,
    margin: '0 0 18px',
    fontSize: '31px',
    lineHeight: '1.16',
    fontWeight: 600,
    letterSpacing: '-0.018em',
  },
  subheading: {
    ...display,
    margin: '30px 0 10px',
    fontSize: '22px',
    lineHeight: '1.25',
    fontWeight: 600,
  },
  minorHeading: {
    ...sans,
    margin: '24px 0 8px',
    fontSize: '17px',
    lineHeight: '1.35',
    fontWeight: 600,
    color: brand.ink,
  },
  text: { ...sans, margin: '0 0 16px', color: brand.ink },
  list: { ...sans, margin: '0 0 16px', paddingLeft: '22px', color: brand.ink },
  listItem: { margin: '0 0 6px' },
  link: { color: brand.accent, textDecoration: 'underline' },
  quote: {
    ...sans,
    margin: '4px 0 20px',
    padding: '16px 20px',
    backgroundColor: brand.sunken,
    borderRadius: '12px',
    color: brand.ink,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  factLabel: { ...small, width: '92px', padding: '5px 12px 5px 0', verticalAlign: 'top' },
  fact: { ...sans, padding: '3px 0', color: brand.ink, overflowWrap: 'anywhere' },
  button: {
    ...sans,
    display: 'inline-block',
    margin: '10px 0 6px',
    padding: '14px 28px',
    borderRadius: '12px',
    backgroundColor: brand.accent,
    color: brand.accentInk,
    fontWeight: 600,
    textDecoration: 'none',
  },
  rule: { margin: '26px 0 20px', borderTop: `1px solid ${brand.hairline}` },
  note: { ...small, margin: '0 0 12px' },
  address: { color: brand.accent, wordBreak: 'break-all' },
  signature: {
    ...display,
    margin: '24px 0 0',
    fontSize: '18px',
    lineHeight: '1.4',
    fontStyle: 'italic',
  },
  footer: { ...small, margin: '0 0 6px', fontSize: '13px' },
  footerLink: { color: brand.inkSoft, textDecoration: 'underline' },
  gifts: { margin: '8px 0 6px' },
  leftHalf: { padding: '0 8px 16px 0', verticalAlign: 'top' },
  rightHalf: { padding: '0 0 16px 8px', verticalAlign: 'top' },
  gift: {
    margin: '0 0 8px',
    backgroundColor: brand.sunken,
    borderRadius: '14px',
    overflow: 'hidden',
  },
  giftWords: { padding: '16px 18px 18px' },
  giftButton: {
    ...sans,
    display: 'inline-block',
    padding: '9px 18px',
    borderRadius: '10px',
    fontSize: '15px',
    backgroundColor: brand.accent,
    color: brand.accentInk,
    fontWeight: 600,
    textDecoration: 'none',
  },
  giftTitle: {
    ...display,
    display: 'block',
    fontSize: '19px',
    lineHeight: '1.25',
    fontWeight: 600,
    textDecoration: 'none',
  },
  giftText: { ...small, margin: '6px 0 8px' },
  price: { ...sans, margin: '0 0 12px', fontWeight: 600, color: brand.ink },
  picture: {
    ...small,
    display: 'block',
    border: 0,
    width: '100%',
    height: 'auto',
    borderRadius: '14px 14px 0 0',
  },
} as const satisfies Styles;

/** What the same elements are in the dark, by class: inline styles cannot ask. */
const DARK: Record<string, string> = {
  'm-paper': `background-color:${darkBrand.paper}`,
  'm-paper > table > tbody > tr > td': `background-color:${darkBrand.paper}`,
  'm-card': `background-color:${darkBrand.surface};border-color:${darkBrand.hairline}`,
  'm-ink': `color:${darkBrand.ink}`,
  'm-soft': `color:${darkBrand.inkSoft}`,
  'm-accent': `color:${darkBrand.accent}`,
  'm-sunken': `background-color:${darkBrand.sunken};color:${darkBrand.ink}`,
  'm-button': `background-color:${darkBrand.accent};color:${darkBrand.accentInk}`,
  'm-rule': `border-color:${darkBrand.hairline}`,
};

const dark = Object.entries(DARK)
  .map(([name, value]) => `.${name}{${value.replaceAll(';', ' !important;')} !important}`)
  .join('');

/** For clients that read a stylesheet; the others show the light scheme, and turn it as they see fit. */
export const stylesheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${dark}}`,
  '@media (max-width:480px){.m-inner{padding:28px 22px 26px !important}.m-heading{font-size:27px !important}',
  '.m-half{display:block !important;width:100% !important;padding:0 0 14px !important}}',
].join('');
