import { shared } from './shared';

/** Answers a request of the API, in the process of the running application. */
export type ApiHandler = (request: Request) => Promise<Response>;
/** Handlers by the paths that they answer; `*` at the end of one stands for the number of a document. */
export type ApiHandlers = Readonly<Record<string, ApiHandler>>;

const DOCUMENT = /\/[1-9]\d{0,9}$/;

const handlers = () => shared('api-handlers', () => new Map<string, ApiHandler>());

/** What answers such requests without the router; undefined where it has to be asked, or has not started. */
export function apiHandlerOf(method: string, path: string): ApiHandler | undefined {
  const known = handlers();
  return known.get(`${method} ${path}`) ?? known.get(`${method} ${path.replace(DOCUMENT, '/*')}`);
}

/** Lets the server that the application runs in ask this of it without going through the router. */
export function registerApiHandlers(method: 'GET' | 'POST', answers: ApiHandlers): void {
  for (const [path, handler] of Object.entries(answers))
    handlers().set(`${method} ${path}`, handler);
}
