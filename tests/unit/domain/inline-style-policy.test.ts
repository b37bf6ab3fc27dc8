import { describe, expect, it } from 'vitest';

import { sanitiseInlineStyle } from '@/domain/inline-style-policy';

describe('what editors use', () => {
  it.each([
    'color: red',
    'COLOR: #B5473C',
    'color: rgb(181 71 60 / 50%)',
    'background-color: hsl(10, 50%, 50%)',
    'font-weight: 700',
    'font-style: italic',
    'text-align: center',
    'text-decoration: underline line-through',
    'font-size: 1.25em',
    'font-size: 120%',
    'line-height: 1.5',
    'padding-inline-start: 80px',
    'vertical-align: super',
  ])('keeps %j', (style) => {
    expect(sanitiseInlineStyle(style)).toBe(style);
  });

  it('keeps the harmless declarations of a style that has others too', () => {
    expect(sanitiseInlineStyle('color: red; position: fixed; text-align: center;')).toBe(
      'color: red; text-align: center',
    );
  });
});

describe('what could cover or move the page, or load something', () => {
  it.each([
    ...['position: fixed', 'position: absolute', 'inset: 0', 'top: 0', 'z-index: 9999'],
    ...['transform: translate(0, -500px)', 'translate: 0 -500px', 'scale: 50', 'rotate: 1turn'],
    ...['margin: -900px', 'margin-top: -100vh', 'margin-inline: -10em', 'float: left'],
    ...[
      'width: 100vw',
      'height: 99999px',
      'min-height: 100vh',
      'padding: 9999px',
      'inline-size: 9e9px',
    ],
    ...[
      'opacity: 0',
      'display: grid',
      'visibility: hidden',
      'clip-path: none',
      'filter: blur(9px)',
    ],
    ...[
      'font-size: 999px',
      'font-size: 100vh',
      'font-size: -1px',
      'font-size: 1e9px',
      'font-size: 0',
    ],
    ...['line-height: 900', 'letter-spacing: 900px', 'text-indent: -9999px', 'word-spacing: 9em'],
    ...['padding-inline-start: 9999px', 'padding-inline-start: 50%', 'padding-inline-start: -40px'],
    ...[
      'background: red',
      'background-image: url(//x.example)',
      'background-color: url(//x.example)',
    ],
    ...['color: var(--x)', 'color: expression(1)', 'color: red !important', 'color: env(x)'],
    ...['border: 99em solid', 'box-shadow: 0 0 0 100vmax red', 'outline: 100vmax solid red'],
    ...[
      'cursor: url(x)',
      'content: "x"',
      'animation: x 1s',
      'transition: all 1s',
      'pointer-events: none',
    ],
    ...['--x: 1', 'all: unset', 'behavior: none', '-moz-binding: none', 'anchor-name: --x'],
    ...[
      'column-count: 2',
      'writing-mode: vertical-rl',
      'direction: rtl',
      'unicode-bidi: bidi-override',
    ],
    ...['constructor: red', '__proto__: red', 'toString: red', ': red', 'color', 'color:', ''],
    ...[
      'color: r\\65 d',
      'color: red /* x */',
      'vertical-align: 9999px',
      'text-decoration: underline 99px',
    ],
  ])('drops %j', (style) => {
    expect(sanitiseInlineStyle(style)).toBe('');
  });
});
