/** Answers a request of the REST API, in the process of the running application. */
export type ApiDoor = (request: Request) => Promise<Response>;

// Of the process, not of a module: the server and the built application in it have modules of their own.
const DOOR = Symbol.for('mimoteca.api-door');

/** The application's way into its own API; undefined until it has started. */
export function apiDoor(): ApiDoor | undefined {
  // The border between two programs in one process: only `openApiDoor` writes there.
  return Reflect.get(globalThis, DOOR) as ApiDoor | undefined;
}

/** Lets the server that the application runs in reach its API without a way through the router. */
export function openApiDoor(door: ApiDoor): void {
  Reflect.set(globalThis, DOOR, door);
}
