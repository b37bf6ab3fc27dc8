import { timingSafeEqual } from 'node:crypto';

/** Whether a request comes from this server itself: only it knows the secret made at its start. */
export function isFromThisServer(request: { headers: Pick<Headers, 'get'> }): boolean {
  const given = request.headers.get('x-internal-secret');
  const secret = process.env.INTERNAL_SECRET ?? '';
  if (given == null || secret.length < 16 || given.length !== secret.length) return false;
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}
