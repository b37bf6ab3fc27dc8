import type { PayloadRequest } from 'payload';

import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';

/** The client's address, as our HTTP server determined it. Requests that did not come through it share one name. */
export function clientAddressOf({ headers }: Pick<PayloadRequest, 'headers'>): string {
  return headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
}
