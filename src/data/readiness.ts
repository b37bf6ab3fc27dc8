import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { migrations } from '../../migrations';
import { database } from './payload';

export type Readiness = { ready: boolean; database: boolean; migrations: boolean };

/** Whether the database answers and holds every migration of this build. Never throws. */
export async function getReadiness(): Promise<Readiness> {
  try {
    const db = await database();
    const { rows } = await db.execute<{ name: string }>(sql`select name from payload_migrations`);
    const applied = new Set(rows.map(({ name }) => name));
    const isCurrent = migrations.every(({ name }) => applied.has(name));
    return { ready: isCurrent, database: true, migrations: isCurrent };
  } catch {
    return { ready: false, database: false, migrations: false };
  }
}
