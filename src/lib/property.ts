/** What an unknown value, such as an answer from a server, has under a name; undefined when it has nothing. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
