import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';

export type RawRequest = {
  path: string;
  method?: string;
  headers: Record<string, string>;
  body?: string;
  /** A Content-Length that the body never reaches. */
  declaredLength?: number;
};

/** Longest that anything of the bench waits for an answer, in milliseconds. */
const PATIENCE = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Of a new client each time, for a server that trusts one proxy (TRUSTED_PROXIES=1). */
function anyAddress(): string {
  return [randomInt(1, 224), randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}

/** Sends one request and answers its status, or what became of it: "closed" or "no answer". Never rejects. */
export function send(url: string, raw: RawRequest): Promise<string> {
  const { path, method = 'GET', headers, body, declaredLength } = raw;
  return new Promise((resolve) => {
    const length = declaredLength ?? (body === undefined ? undefined : Buffer.byteLength(body));
    const outgoing = request(url + path, {
      method,
      agent: declaredLength === undefined && headers.connection === undefined ? agent : false,
      headers: {
        ...headers,
        'x-forwarded-for': anyAddress(),
        ...(length === undefined ? {} : { 'content-length': String(length) }),
      },
    });
    const settle = (outcome: string) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      settle('no answer');
      outgoing.destroy();
    }, PATIENCE);
    outgoing.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => settle(String(answer.statusCode)));
      answer.on('error', () => settle('closed'));
    });
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy();
      settle('upgraded');
    });
    outgoing.on('error', () => settle('closed'));
    if (declaredLength === undefined) outgoing.end(body);
    else outgoing.write(body ?? '');
  });
}
