import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { CONNECTION_LIMITS } from '@/domain/http-limits';

export type Connections = {
  /** Ends every connection, whatever it has become. */
  destroy(): void;
};

/**
 * Knows every connection of a server, also those that the server itself has lost sight of (upgrades), and refuses more
 * from one client than `perClient`.
 */
export function trackConnections(server: Server, perClient: number): Connections {
  const open = new Set<Socket>();
  const ofClient = new Map<string, number>();
  server.maxConnections = CONNECTION_LIMITS.connections;

  server.on('connection', (socket: Socket) => {
    const client = socket.remoteAddress ?? '';
    const count = (ofClient.get(client) ?? 0) + 1;
    if (count > perClient) return void socket.destroy();
    open.add(socket);
    ofClient.set(client, count);
    socket.once('close', () => {
      open.delete(socket);
      const left = (ofClient.get(client) ?? 1) - 1;
      if (left === 0) ofClient.delete(client);
      else ofClient.set(client, left);
    });
  });

  return {
    destroy() {
      for (const socket of open) socket.destroy();
    },
  };
}
