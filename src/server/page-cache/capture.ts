import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export type Captured = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

type Callback = (error?: Error | null) => void;

/**
 * Lets `run` write to the response without anything leaving, and answers what it wrote. The response is as new
 * afterwards, its headers aside, and is the caller's to send.
 */
export async function capture(
  response: ServerResponse,
  run: () => Promise<void>,
): Promise<Captured> {
  const { write, end, writeHead, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let leave = (): void => undefined;

  const captured = new Promise<Captured>((resolve, reject) => {
    const keep = (chunk: unknown, encoding: unknown) => {
      if (chunk == null || typeof chunk === 'function') return;
      const isText = typeof chunk === 'string';
      // The border to Node's overloads: a chunk is text in an encoding, or bytes.
      chunks.push(
        isText
          ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
          : Buffer.from(chunk as Uint8Array),
      );
    };
    const callbackOf = (values: unknown[]): Callback | undefined =>
      values.find((value): value is Callback => typeof value === 'function');

    response.writeHead = (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      const headers = rest.find((value) => typeof value === 'object' && value !== null);
      for (const [name, value] of Object.entries(headers ?? {})) {
        if (value !== undefined) response.setHeader(name, value as string | string[]);
      }
      return response;
    };
    response.flushHeaders = () => undefined;
    response.write = (chunk: unknown, ...rest: unknown[]) => {
      keep(chunk, rest[0]);
      callbackOf(rest)?.();
      return true;
    };
    response.end = (...values: unknown[]) => {
      keep(values[0], values[1]);
      const callback = callbackOf(values);
      if (callback) response.once('finish', () => callback());
      resolve({
        status: response.statusCode,
        headers: response.getHeaders(),
        body: Buffer.concat(chunks),
      });
      return response;
    };
    leave = () => reject(new Error('the client left before the answer was ready'));
    response.once('close', leave);
    run().catch(reject);
  });

  try {
    return await captured;
  } finally {
    Object.assign(response, { write, end, writeHead, flushHeaders });
    response.off('close', leave);
  }
}
