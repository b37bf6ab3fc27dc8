import type { PayloadRequest } from 'payload';

import { isAdminRequest } from '.';

/** Only admins enter the panel. */
export function panelAccess({ req }: { req: PayloadRequest }): boolean {
  return isAdminRequest(req);
}
