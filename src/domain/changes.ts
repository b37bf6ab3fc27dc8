/** The changes feed of integrators: its bounds, and the cursor by which a reader goes on. */
export const CHANGES = {
  /** Rows of a page that did not say how many. */
  rows: 100,
  /** Most rows of a page. */
  mostRows: 1_000,
  /** Marks that one request gives a position to. */
  marks: 5_000,
  /** Days for which the feed names what was removed. */
  removedDays: 90,
} as const;

/** What the feed is about, by the slugs of the API. */
export type ChangedCollection =
  'gifts' | 'categories' | 'category-groups' | 'occasions' | 'occasion-groups';

export type Change = {
  collection: ChangedCollection;
  id: number;
  slug: string | null;
  change: 'changed' | 'removed';
  /** An instant in ISO 8601. */
  at: string;
};

export type ChangesPage = {
  changes: Change[];
  /** The cursor from which the next page goes on. */
  next: string;
  /** Whether more has happened already. */
  hasMore: boolean;
};

export type Cursor = {
  /** Of the history in which the positions were given. */
  epoch: string;
  /** Everything up to here was read. */
  position: number;
  /** The last position when the reader began from nothing. */
  begun: number;
  /** The last position when the cursor was made. */
  head: number;
};

export type ChangesRequest = { since: Cursor | null; limit: number };

const POSITION = '(0|[1-9]\\d{0,14})';
const CURSOR = new RegExp(`^([0-9a-f]{12})\\.${POSITION}\\.${POSITION}\\.${POSITION}$`);
const LONGEST_CURSOR = 200;

export function writeCursor({ epoch, position, begun, head }: Cursor): string {
  return Buffer.from([epoch, position, begun, head].join('.')).toString('base64url');
}

/** The cursor that `writeCursor` wrote, or null. */
export function readCursor(text: string): Cursor | null {
  if (text.length > LONGEST_CURSOR) return null;
  const parts = CURSOR.exec(Buffer.from(text, 'base64url').toString());
  if (parts === null) return null;
  const [, epoch = '', position, begun, head] = parts;
  return { epoch, position: Number(position), begun: Number(begun), head: Number(head) };
}

/** What a request to the feed asks for, or the name of the parameter that is wrong. Without `since` it begins from nothing. */
export function parseChangesRequest(
  parameters: URLSearchParams,
): { ok: true; request: ChangesRequest } | { ok: false; field: 'since' | 'limit' } {
  const given = parameters.get('since') ?? '';
  const since = given === '' ? null : readCursor(given);
  if (given !== '' && since === null) return { ok: false, field: 'since' };
  const limit = parameters.get('limit') ?? String(CHANGES.rows);
  const isRight = /^[1-9]\d{0,3}$/.test(limit) && Number(limit) <= CHANGES.mostRows;
  return isRight
    ? { ok: true, request: { since, limit: Number(limit) } }
    : { ok: false, field: 'limit' };
}
