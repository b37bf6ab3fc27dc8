import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const theme = readFileSync(new URL('../../../src/app/theme.css', import.meta.url), 'utf8');
const [lightBlock = '', darkBlock = ''] = theme.split('prefers-color-scheme: dark');

function tokens(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'accent', 'danger', 'success'].flatMap((text) =>
    ['paper', 'surface', 'sunken'].map((ground) => [text, ground] as const),
  ),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['accent-strong', 'accent-soft'],
  ['danger-ink', 'danger'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['paper', 'ink'],
] as const;

const SHAPE_PAIRS = [
  ['outline', 'paper'],
  ['outline', 'surface'],
  ['accent', 'paper'],
  ['star', 'paper'],
  ['star', 'surface'],
] as const;

describe.each([
  ['light', tokens(lightBlock)],
  ['dark', tokens(darkBlock)],
])('colours of the %s scheme', (_scheme, colour) => {
  it.each(TEXT_PAIRS)('%s on %s can be read (WCAG 1.4.3)', (text, ground) => {
    expect(contrast(colour[text] ?? '', colour[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPE_PAIRS)('%s on %s can be told apart (WCAG 1.4.11)', (shape, ground) => {
    expect(contrast(colour[shape] ?? '', colour[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('gives every colour a value in both schemes', () => {
  expect(Object.keys(tokens(darkBlock))).toEqual(Object.keys(tokens(lightBlock)));
});
