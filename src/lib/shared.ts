/**
 * One value for the whole process: the built application has a copy of a module for each of its layers, and the server
 * around it another one.
 */
export function shared<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`mimoteca.${name}`);
  // The border to globalThis: only this function writes under these symbols, always a value of the same `create`.
  const present = Reflect.get(globalThis, key) as Value | undefined;
  if (present !== undefined) return present;
  const created = create();
  Reflect.set(globalThis, key, created);
  return created;
}
