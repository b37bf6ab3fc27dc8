import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';

import { IMPORT_LIMITS } from '@/domain/gift-exchange/import-limits';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { exchange } from '@/messages/exchange';

import { forAdminsOnly } from '../../shared/for-admins-only';
import { inTransaction } from '../../shared/in-transaction';
import { transactionOf } from '../../shared/transaction';
import { decode } from '../parse/decode';
import { parseCsv } from '../parse/parse-csv';
import { parseJson } from '../parse/parse-json';
import { UnreadableFile } from '../parse/parsed-row';
import { storeRows } from '../parse/store-rows';

const words = exchange.file;

/** What no form of another site can send without being asked about first. */
const TYPE = 'application/octet-stream';
const NAME_MAX = 200;

/**
 * Takes the bytes of a CSV or JSON, for admins, and answers the id of the import that its rows now wait in. Either all of them are
 * stored or, with the reason, none. `name` is the file's.
 */
export const fileEndpoint = forAdminsOnly({
  path: '/file',
  method: 'post',
  async handler(req) {
    if (req.headers.get('content-type') !== TYPE) return refuse(415, words.badType(TYPE));
    const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer(0));
    if (bytes.length > IMPORT_LIMITS.bytes) return refuse(413, words.tooLarge);
    if (bytes.length === 0) return refuse(400, words.empty);
    try {
      const id = await inTransaction(req, () => store(req, bytes));
      return Response.json({ id }, { status: 201, headers: NO_STORE });
    } catch (error) {
      if (error instanceof UnreadableFile) return refuse(400, error.message);
      throw error;
    }
  },
});

async function store(req: PayloadRequest, bytes: Uint8Array): Promise<number> {
  const { payload, query, user } = req;
  const fileName = nameOf(query.name);
  const text = decode(bytes);
  if (looksBinary(text)) throw new UnreadableFile(words.notText);
  const isJson = /\.json$/i.test(fileName) || /^\s*[[{]/.test(text);
  const { id } = await payload.create({
    collection: 'gift-imports',
    // The border to Payload's types: what is left out has a value of its own.
    data: { fileName, editor: user?.id } as RequiredDataFromCollectionSlug<'gift-imports'>,
    req,
  });
  const rows = isJson ? parseJson(text) : parseCsv(text);
  const count = await storeRows(await transactionOf(req), id, rows);
  await payload.update({ collection: 'gift-imports', id, data: { rows: count }, req });
  return id;
}

/** A spreadsheet's own file, a picture, an archive. */
function looksBinary(text: string): boolean {
  return text.startsWith('PK') || text.slice(0, 1_000).includes('\0');
}

function nameOf(given: unknown): string {
  const name = typeof given === 'string' ? given.replace(/\p{Cc}/gu, '').trim() : '';
  return name === '' ? words.unnamed : name.slice(-NAME_MAX);
}

function refuse(status: number, message: string): Response {
  return problem(status, [{ message }]);
}
