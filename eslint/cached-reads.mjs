/** For `no-restricted-syntax`: what only `src/data` may write. */
export const cachedReads = [
  {
    selector: 'ExpressionStatement[directive=/^use cache/]',
    message:
      'A cached read lives in src/data, which names what makes it stale (docs/architecture.md).',
  },
];
