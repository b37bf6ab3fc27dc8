import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { connect, type Connection, openPool } from '@/server/database/database';

import type { TestPayload } from './test-payload';

export type Announcements = {
  /** The tags that the work announces, in the order of the alphabet. */
  of(work: () => Promise<unknown>): Promise<string[]>;
  close(): void;
};

/** Listens to what the database of a test announces at its commits. */
export async function hearAnnouncements({
  databaseUrl,
  query,
}: TestPayload): Promise<Announcements> {
  const listener: Connection = await connect(openPool(databaseUrl));
  let announced: string[] = [];
  listener.on('notification', ({ payload }) => announced.push(payload ?? ''));
  await listener.query('listen cache_tags');

  /** Notifications keep the order of commits: once one's own is here, so are all of before. */
  async function everythingReceived(): Promise<void> {
    const mark = `mark ${randomUUID()}`;
    await query("select pg_notify('cache_tags', $1)", [mark]);
    await expect.poll(() => announced, { timeout: 10_000 }).toContain(mark);
  }

  return {
    async of(work) {
      await everythingReceived();
      announced = [];
      await work();
      await everythingReceived();
      return announced.slice(0, -1).sort();
    },
    close: () => listener.release(true),
  };
}
