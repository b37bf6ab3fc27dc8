import { sql } from '@payloadcms/db-postgres';

import { type LetterBlock, readLetterContent } from '@/domain/letter-content';

import type { Database } from '../shared/adapter-of';

export type StoredLetter = {
  subject: string;
  preheader: string;
  blocks: LetterBlock[];
  /** Gifts of the letter that visitors can see now; the others are left out of it. */
  published: ReadonlySet<number>;
  leftOut: number;
  isEmpty: boolean;
};

/** What a campaign says as it is now, or null when there is none. */
export async function letterOf(db: Database, campaign: number): Promise<StoredLetter | null> {
  const { rows } = await db.execute<{
    subject: string;
    preheader: string | null;
    content: unknown;
  }>(sql`select subject, preheader, content from campaigns where id = ${campaign}`);
  const [row] = rows;
  if (row === undefined) return null;
  const blocks = readLetterContent(row.content);
  const ids = new Set(blocks.flatMap((block) => (block.kind === 'gifts' ? block.ids : [])));
  const published = await publishedOf(db, [...ids]);
  const isShown = (block: LetterBlock) =>
    block.kind === 'gifts' ? block.ids.some((id) => published.has(id)) : block.kind !== 'divider';
  return {
    subject: row.subject,
    preheader: row.preheader ?? '',
    blocks,
    published,
    leftOut: ids.size - published.size,
    isEmpty: !blocks.some(isShown),
  };
}

async function publishedOf(db: Database, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: number }>(sql`
    select g.id from gifts g
    join jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as wanted (id) on wanted.id::integer = g.id
    where g._status = 'published'
  `);
  return new Set(rows.map(({ id }) => id));
}
