import type { IncomingMessage } from 'node:http';

const SESSION = /(?:^|;\s*)payload-token=./;

/** Whether a request shows a session or a key. Whether it is a true one only the application can tell. */
export function showsCredentials({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || SESSION.test(headers.cookie ?? '');
}
