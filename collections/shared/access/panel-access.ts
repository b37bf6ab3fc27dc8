import type { PayloadRequest } from 'payload';

import { isAdminRequest } from '.';

/** Only admins enter the panel (spec section 6). */
export function panelAccess({ req }: { req: PayloadRequest }): boolean {
  return isAdminRequest(req);
}
