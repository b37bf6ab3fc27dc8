import { timingSafeEqual } from 'node:crypto';

/** Whether a request comes from this very server: nobody else knows the secret that its start has made. */
export function isFromThisServer(request: { headers: Pick<Headers, 'get'> }): boolean {
  const given = request.headers.get('x-internal-secret');
  const secret = process.env.INTERNAL_SECRET ?? '';
  if (given == null || secret.length < 16 || given.length !== secret.length) return false;
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}
