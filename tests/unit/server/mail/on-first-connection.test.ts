import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { onFirstConnection } from '@/server/mail/on-first-connection';

import { freePort } from '../../../support/free-port';

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A service that answers each message with the same in capitals. */
async function startShouting() {
  const server = createServer((socket) => {
    socket.on('data', (chunk) => socket.write(chunk.toString().toUpperCase()));
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { host: '127.0.0.1', port: address.port };
}

async function ask(port: number, text: string): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.write(text);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

describe('a service that is started by its first connection', () => {
  it('does not run before, and answers every connection from then on', async () => {
    const port = await freePort();
    let service: ReturnType<typeof startShouting> | undefined;
    const listener = await onFirstConnection(port, () => (service ??= startShouting()));
    closing.push(() => listener.close());
    expect(service).toBeUndefined();
    expect(await Promise.all([ask(port, 'um'), ask(port, 'dois')])).toEqual(['UM', 'DOIS']);
    expect(await ask(port, 'três')).toBe('TRÊS');
  });

  it('says at once that its port is taken', async () => {
    const { port } = await startShouting();
    await expect(onFirstConnection(port, startShouting)).rejects.toThrow('EADDRINUSE');
  });

  it('ends with connections that are open', async () => {
    const port = await freePort();
    const listener = await onFirstConnection(port, startShouting);
    const socket = connect(port, '127.0.0.1');
    socket.write('um');
    await once(socket, 'data');
    const closed = once(socket, 'close');
    await listener.close();
    await closed;
  });
});
