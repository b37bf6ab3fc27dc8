import type { Payload } from 'payload';

import { randomBytes } from 'node:crypto';

import { env } from '@/lib/env';

import { adminPasswordFile } from './admin-password';
import { readOrCreateSecret } from './secrets';

// The rules for passwords ask for each kind of character, which a random string may lack.
const KINDS = 'Aa1-';

async function choosePassword(): Promise<string> {
  if (env.ADMIN_PASSWORD) return env.ADMIN_PASSWORD;
  const initial = KINDS + randomBytes(15).toString('base64url');
  return (await readOrCreateSecret(adminPasswordFile(env.DATA_DIR), initial)).value;
}

/**
 * Creates the first administrator while there is none. It has to happen before the server listens,
 * because Payload lets anybody register as the first user of an empty collection.
 */
export async function ensureAdmin(payload: Payload, log: (line: string) => void): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { isAdmin: { equals: true } },
    overrideAccess: true,
  });
  if (totalDocs > 0) return;

  const password = await choosePassword();
  const data = { email: env.ADMIN_EMAIL, name: 'Administração', password, isAdmin: true };
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: env.ADMIN_EMAIL } },
    limit: 1,
    overrideAccess: true,
  });
  const existing = docs[0];
  if (existing) {
    await payload.update({
      collection: 'users',
      id: existing.id,
      data: { isAdmin: true, password, _verified: true },
      overrideAccess: true,
    });
  } else {
    await payload.create({
      collection: 'users',
      data: { ...data, _verified: true },
      overrideAccess: true,
      disableVerificationEmail: true,
    });
  }
  log(`Administração: ${env.ADMIN_EMAIL}`);
}
