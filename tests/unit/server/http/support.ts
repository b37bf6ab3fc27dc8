import { connect, type AddressInfo, type Socket } from 'node:net';

import { afterEach } from 'vitest';

import { createListeningServer } from '@/server/http/listening-server';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

type Answer = Parameters<typeof createListeningServer>[0];

/** The server as it runs, with `handle` in the place of the site. */
export async function serve(handle: Answer, options: { perClient?: number } = {}) {
  const { perClient = Infinity } = options;
  const listening = createListeningServer(handle, { perClient });
  await listening.listen(0, '127.0.0.1');
  closers.push(() => listening.stop(0));
  // A listening TCP server's address is never a string.
  const { port } = listening.server.address() as AddressInfo;
  return { ...listening, port, url: `http://127.0.0.1:${port}` };
}

export type Wire = {
  socket: Socket;
  send(text: string): void;
  /** Everything received so far, once `isEnough` says so. */
  until(isEnough: (received: string) => boolean): Promise<string>;
  /** Everything that was ever received, once the server has closed the connection. */
  closed: Promise<string>;
};

/** A connection on which anything can be said. */
export async function dial(port: number): Promise<Wire> {
  const socket = connect(port, '127.0.0.1');
  closers.push(() => socket.destroy());
  let received = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    socket,
    send: (text) => void socket.write(text),
    until(isEnough) {
      return new Promise((resolve, reject) => {
        const look = () => {
          if (isEnough(received)) resolve(received);
        };
        socket.on('data', look);
        socket.once('close', () => reject(new Error(`closed after: ${received}`)));
        look();
      });
    },
    closed: new Promise((resolve) => socket.once('close', () => resolve(received))),
  };
}

/** One request and the whole connection's answer to it. */
export async function say(port: number, text: string): Promise<string> {
  const wire = await dial(port);
  wire.send(text);
  return wire.closed;
}
