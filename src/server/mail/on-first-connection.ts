import { connect, createServer, type Socket } from 'node:net';

type Target = { port: number; host: string };

/**
 * Listens on this machine for a service that is started when the first connection comes, and takes every connection to
 * it. What nobody asks for costs nothing.
 */
export async function onFirstConnection(
  port: number,
  startService: () => Promise<Target>,
): Promise<{ close(): Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, (client) => {
    const keep = (socket: Socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      // The other side notices when this one closes.
      socket.on('error', () => undefined);
    };
    keep(client);
    startService().then(
      (target) => {
        const service = connect(target);
        keep(service);
        client.once('close', () => service.destroy());
        service.once('close', () => client.destroy());
        client.pipe(service).pipe(client);
      },
      (error: unknown) => {
        console.error(error);
        client.destroy();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
