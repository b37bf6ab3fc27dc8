import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { CONNECTION_LIMITS } from '@/domain/http-limits';
import { http } from '@/messages/http';

import { answerError } from './answer-error';
import { trackConnections } from './connections';
import { answerUnreadableRequests } from './unreadable-requests';

export type ListeningServer = {
  server: Server;
  listen(port: number, host: string): Promise<void>;
  /** Stops listening, lets requests in progress end for `drainMs`, then cuts what is left. */
  stop(drainMs: number): Promise<void>;
};

const IDLE_CHECK_MS = 100;
/** The longest that closing may take once every connection has been cut. */
const CLOSE_MS = 1_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;

type Options = {
  /** Connections from one address. */
  perClient: number;
};

/** An HTTP server that answers every request by `handle`, bounded in time, connections and headers. */
export function createListeningServer(handle: Answer, { perClient }: Options): ListeningServer {
  let isStopping = false;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    // Whatever follows an upgrade that was not made is no longer read as HTTP.
    const isUpgrade = request.headers.upgrade !== undefined;
    if (isStopping || isUpgrade) response.shouldKeepAlive = false;
    // What is answered at once needs no promise.
    handle(request, response)?.catch((error: unknown) => {
      // Who has left misses nothing, and it is no fault of ours.
      if (response.destroyed) return;
      console.error(error);
      answerError(request, response, { status: 500, message: http.internal });
    });
  }

  const server = createServer({
    maxHeaderSize: CONNECTION_LIMITS.headerBytes,
    keepAliveTimeout: CONNECTION_LIMITS.keepAlive,
    headersTimeout: CONNECTION_LIMITS.headersTime,
    requestTimeout: CONNECTION_LIMITS.requestTime,
    connectionsCheckingInterval: 5_000,
  });
  const connections = trackConnections(server, perClient);
  answerUnreadableRequests(server);
  server.on('request', answer);
  // Whether a body is wanted is known once its rule is (`limitBodies`).
  server.on('checkContinue', answer);

  return {
    server,
    listen(port, host) {
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
    },
    async stop(drainMs) {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Answers that had begun before leave their connections idle.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      server.closeIdleConnections();
      const drained = new AbortController();
      const drainTime = sleep(drainMs, undefined, { signal: drained.signal }).catch(
        () => undefined,
      );
      await Promise.race([closed, drainTime]);
      drained.abort();
      clearInterval(idle);
      connections.destroy();
      await Promise.race([closed, sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
