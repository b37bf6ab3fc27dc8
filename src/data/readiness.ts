import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { tagClock } from '@/lib/tag-clock';

import { migrations } from '../../migrations';
import { database } from './payload';

export type Readiness = {
  ready: boolean;
  database: boolean;
  migrations: boolean;
  /** Announcements of changes arrive: no page is older than the database. */
  pages: boolean;
};

/** Whether the database answers and holds every migration of this build, and the pages show what it holds. Never throws. */
export async function getReadiness(): Promise<Readiness> {
  const pages = tagClock.isListening;
  try {
    const db = await database();
    const { rows } = await db.execute<{ name: string }>(sql`select name from payload_migrations`);
    const applied = new Set(rows.map(({ name }) => name));
    const isCurrent = migrations.every(({ name }) => applied.has(name));
    return { ready: isCurrent && pages, database: true, migrations: isCurrent, pages };
  } catch {
    return { ready: false, database: false, migrations: false, pages };
  }
}
