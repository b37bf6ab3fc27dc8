/** The origins, besides the site's own, whose pages may read the API. */
export type ApiOrigins = () => Promise<readonly string[]>;

// Of the process, not of a module: the server and the built application in it have modules of their own.
const ORIGINS = Symbol.for('mimoteca.api-origins');

/** The application's list of them; undefined until it has started. */
export function apiOrigins(): ApiOrigins | undefined {
  // The border between two programs in one process: only `openApiOrigins` writes there.
  return Reflect.get(globalThis, ORIGINS) as ApiOrigins | undefined;
}

export function openApiOrigins(origins: ApiOrigins): void {
  Reflect.set(globalThis, ORIGINS, origins);
}
