import type { PayloadRequest } from 'payload';

import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';

/** Who asks, as our HTTP server says. Requests that did not come through it share one name. */
export function clientAddressOf({ headers }: Pick<PayloadRequest, 'headers'>): string {
  return headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
}
