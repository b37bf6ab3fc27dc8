import path from 'node:path';

/** Where the first administrator's password is stored when it was generated. */
export const adminPasswordFile = (dataDir: string): string =>
  path.join(dataDir, 'admin-password.txt');
