import type { IncomingMessage } from 'node:http';

import type { BodyRule } from '@/domain/http-limits';

/** Bytes that are held at this moment under one rule. */
export type Held = { bytes: number };

export type Refusal = 'too-large' | 'too-slow' | 'no-room' | 'gone';

/** The declared length, when there is one. Node has refused what is no number. */
export function declaredLength({ headers }: IncomingMessage): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}

/**
 * Takes in a whole body within a rule, or says why not. What it has taken in is added to `held`, and stays there for the
 * caller to take off when the body is done with; after a refusal nothing is left of it.
 */
export function readBody(
  request: IncomingMessage,
  rule: BodyRule,
  held: Held,
): Promise<Buffer | Refusal> {
  if ((declaredLength(request) ?? 0) > rule.bytes) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;

    const add = (chunk: Buffer) => {
      size += chunk.length;
      held.bytes += chunk.length;
      chunks.push(chunk);
      idle.refresh();
      if (size > rule.bytes) settle('too-large');
      else if (held.bytes > rule.bytesTogether) settle('no-room');
    };
    const end = () => settle(Buffer.concat(chunks, size));
    const leave = () => settle('gone');
    const idle = setTimeout(() => settle('too-slow'), rule.idle);
    const total = setTimeout(() => settle('too-slow'), rule.total);

    function settle(outcome: Buffer | Refusal): void {
      clearTimeout(idle);
      clearTimeout(total);
      request.off('data', add).off('end', end).off('close', leave);
      if (typeof outcome === 'string') held.bytes -= size;
      resolve(outcome);
    }
    request.on('data', add).once('end', end).once('close', leave);
    // An aborted request says so in `close` as well; without a listener its error would end the process.
    request.on('error', () => undefined);
  });
}
