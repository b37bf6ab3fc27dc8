import { connect, type Socket } from 'node:net';

type Target = { host: string; port: number; patience: number };

/**
 * A connection that sends what is written at once. Otherwise the end of each mail, a few bytes, waits until the server has
 * acknowledged the rest, which it does 40 ms later. Null when there is no connection within `patience` milliseconds.
 */
export function openSocket({ host, port, patience }: Target): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, noDelay: true, keepAlive: true });
    const fail = () => {
      socket.destroy();
      resolve(null);
    };
    socket.setTimeout(patience, fail).once('error', fail);
    socket.once('connect', () => {
      socket.setTimeout(0).off('timeout', fail).off('error', fail);
      resolve(socket);
    });
  });
}
