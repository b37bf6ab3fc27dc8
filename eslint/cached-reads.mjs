const message =
  'A cached read lives in src/data, in cachedRead, and names what makes it stale (docs/architecture.md).';

/** For `no-restricted-syntax`: what only `src/data` may write, or nobody, since Next caches nothing here. */
export const cachedReads = [
  { selector: 'ExpressionStatement[directive=/^use cache/]', message },
  { selector: "CallExpression[callee.name='cachedRead']", message },
];
