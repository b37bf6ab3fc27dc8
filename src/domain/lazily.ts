/**
 * What `make` makes, made when it is first asked for, and the same whoever makes it: each copy of a module makes its own. For
 * formatters of `Intl`, for instance: building one takes milliseconds, which a page that comes alive should not spend on
 * those that it may never use.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
