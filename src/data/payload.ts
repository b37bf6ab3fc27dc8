import 'server-only';

import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

import { adapterOf, type Database } from '@collections/shared/adapter-of';

import { noteUntaggedRead } from '@/lib/cache-scope';

/** Reads with a visitor's access: only what is public. */
export async function asVisitor(): Promise<{ payload: Payload; overrideAccess: false }> {
  noteUntaggedRead();
  return { payload: await getPayload({ config }), overrideAccess: false };
}

/** SQL of the hot paths. It bypasses every access function: the caller must filter what is published. */
export async function database(): Promise<Database> {
  noteUntaggedRead();
  const payload = await getPayload({ config });
  return adapterOf(payload).drizzle;
}
