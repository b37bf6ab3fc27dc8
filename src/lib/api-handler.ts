import { shared } from './shared';

/** Answers a request of the API, in the process of the running application. */
export type ApiHandler = (request: Request) => Promise<Response>;

const handlers = () => shared('api-handlers', () => new Map<string, ApiHandler>());

/** What answers GET requests of this path without the router; undefined where it has to be asked, or has not started. */
export function apiHandlerOf(path: string): ApiHandler | undefined {
  return handlers().get(path);
}

/** Lets the server that the application runs in ask these reads of it without going through the router. */
export function registerApiHandlers(reads: Readonly<Record<string, ApiHandler>>): void {
  for (const [path, handler] of Object.entries(reads)) handlers().set(path, handler);
}
