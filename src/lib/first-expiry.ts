// Of the process, not of a module: each route of the built application may have modules of its own.
const EXPIRED = Symbol.for('mimoteca.has-expired');

/** Whether this process has expired what its pages were made from at least once, and so shows what the database holds. */
export function hasExpiredOnce(): boolean {
  return Reflect.get(globalThis, EXPIRED) === true;
}

export function noteExpiry(): void {
  Reflect.set(globalThis, EXPIRED, true);
}
