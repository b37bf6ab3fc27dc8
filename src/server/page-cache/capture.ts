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
    const keep = (chunk: unknown, encoding: unknown, isLast = false) => {
      if (chunk == null || typeof chunk === 'function') return;
      const isText = typeof chunk === 'string';
      // The border to Node's overloads: a chunk is text in an encoding, or bytes.
      if (isText) {
        const known = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
        chunks.push(Buffer.from(chunk, known));
        return;
      }
      const bytes = chunk as Uint8Array;
      // Who writes may use the memory again; who ends does not. Copies of long answers keep the garbage collector busy.
      chunks.push(
        isLast ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : Buffer.from(bytes),
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
      keep(values[0], values[1], true);
      const callback = callbackOf(values);
      if (callback) response.once('finish', () => callback());
      resolve({
        status: response.statusCode,
        headers: response.getHeaders(),
        body: inOnePiece(chunks),
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

/** Chunks as one buffer, not copied where there is one only. */
export function inOnePiece(chunks: Buffer[]): Buffer {
  const [only, ...others] = chunks;
  return only !== undefined && others.length === 0 ? only : Buffer.concat(chunks);
}
