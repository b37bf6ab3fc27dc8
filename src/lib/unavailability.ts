// Of the process, not of a module: the server and the built application in it have modules of their own.
const COUNT = Symbol.for('mimoteca.unavailability');

/** How often the application has failed only because it or the database was overloaded or unreachable. */
export function unavailabilityCount(): number {
  // The border between two programs in one process: only `noteUnavailability` writes there.
  return (Reflect.get(globalThis, COUNT) as number | undefined) ?? 0;
}

export function noteUnavailability(): void {
  Reflect.set(globalThis, COUNT, unavailabilityCount() + 1);
}
