/** Answers a request of the REST API, in the process of the running application. */
export type ApiHandler = (request: Request) => Promise<Response>;

// Of the process, not of a module: the server and the built application in it have modules of their own.
const HANDLER = Symbol.for('mimoteca.api-handler');

/** The application's handler of REST requests; undefined until it has started. */
export function apiHandler(): ApiHandler | undefined {
  // The border between two programs in one process: only `registerApiHandler` writes there.
  return Reflect.get(globalThis, HANDLER) as ApiHandler | undefined;
}

/** Lets the server that the application runs in ask its API without going through the router. */
export function registerApiHandler(handler: ApiHandler): void {
  Reflect.set(globalThis, HANDLER, handler);
}
