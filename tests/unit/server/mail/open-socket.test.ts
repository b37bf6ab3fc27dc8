import { createServer } from 'node:net';

import { expect, it } from 'vitest';

import { openSocket } from '@/server/mail/open-socket';

const LOOPBACK = '127.0.0.1';

it('a connection is opened, and there is none where nobody listens', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  const socket = await openSocket({ host: LOOPBACK, port, patience: 5_000 });
  expect(socket?.remotePort).toBe(port);
  socket?.destroy();

  await new Promise((resolve) => server.close(resolve));
  expect(await openSocket({ host: LOOPBACK, port, patience: 5_000 })).toBeNull();
});
