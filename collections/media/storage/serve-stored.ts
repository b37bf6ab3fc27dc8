import { sql } from '@payloadcms/db-postgres';
import type { StaticHandler } from '@payloadcms/plugin-cloud-storage/types';
import type { PayloadRequest } from 'payload';
import { getRangeRequestInfo } from 'payload/internal';

import {
  parsePictureFile,
  PICTURE_PATH,
  pictureFileName,
  type PictureFile,
} from '@/domain/pictures';
import { mediaUrl } from '@/lib/media-url';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

import { adapterOf, type Database } from '../../shared/adapter-of';
import { slotOf } from '../sizes/sizes-key';
import { mediaStore, originalKey } from './media-store';

type Original = {
  filename: string;
  prefix: string | null;
  _objectKey: string | null;
  mimeType: string | null;
};
type Owner = { key: string; filename: string; prefix: string | null; changed: number };

const UNAVAILABLE = 503;

/**
 * Answers for the files of pictures. A size is found by its name alone; one that a page shows which is still open leads to
 * the same size of what has replaced its picture, and one that was lost to the original. What there is not is a 404.
 */
export const serveStored: StaticHandler = async (req, { params }) => {
  try {
    return await answer(req, params.filename);
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `The file ${params.filename} could not be read.` });
    return problem(UNAVAILABLE, [{ message: messages.editing.imageUnreachable }]);
  }
};

async function answer(req: PayloadRequest, filename: string): Promise<Response> {
  const { payload, searchParams } = req;
  const db = adapterOf(payload).drizzle;
  const size = parsePictureFile(filename);
  if (size !== null) {
    const stored = await mediaStore.read(filename);
    if (stored !== null) return file(req, stored, `image/${size.format}`, true);
    const location = await presentAddress(db, size);
    if (location !== null) return redirect(location);
  }
  const original = await findOriginal(db, filename, searchParams.get('prefix'));
  const stored = original === null ? null : await mediaStore.read(originalKey(original));
  if (original === null || stored === null)
    return problem(404, [{ message: messages.errors.api.notFound }]);
  return file(req, stored, original.mimeType, searchParams.has('v'));
}

/** Names are unique within a folder. An address without one is from before there were any, or of a program that knows none. */
async function findOriginal(
  db: Database,
  filename: string,
  prefix: string | null,
): Promise<Original | null> {
  const { rows } = await db.execute<Original>(sql`
    select filename, prefix, _objectkey as "_objectKey", mime_type as "mimeType" from media
    where filename = ${filename} and ${prefix === null ? sql`true` : sql`coalesce(prefix, '') = ${prefix}`}
    order by coalesce(prefix, '') <> '', id limit 1`);
  return rows[0] ?? null;
}

async function presentAddress(db: Database, size: PictureFile): Promise<string | null> {
  const { rows } = await db.execute<Owner>(sql`
    select sizes_key as key, filename, prefix, extract(epoch from updated_at)::float8 as changed
    from media where substr(sizes_key, 2, 7) = ${slotOf(size.key)} limit 1`);
  const [owner] = rows;
  if (owner === undefined) return null;
  const { key, changed } = owner;
  if (key === size.key) return mediaUrl({ ...owner, updatedAt: new Date(changed * 1000) });
  return `${PICTURE_PATH}${pictureFileName({ ...size, key })}`;
}

/** A size is addressed by its content, an original with its version (`?v=`): what was fetched so stays right for ever. */
function file(
  { headers: asked }: PayloadRequest,
  data: Buffer,
  type: string | null,
  isForEver: boolean,
): Response {
  const part = getRangeRequestInfo({ fileSize: data.length, rangeHeader: asked.get('range') });
  if (part.type === 'invalid') return new Response(null, part);
  const headers = {
    ...part.headers,
    'content-type': type ?? 'application/octet-stream',
    'cache-control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const bytes = part.type === 'partial' ? data.subarray(part.rangeStart, part.rangeEnd + 1) : data;
  return new Response(new Uint8Array(bytes), { status: part.status, headers });
}

function redirect(location: string): Response {
  const headers = { location, 'cache-control': 'no-store' };
  return new Response(null, { status: 307, headers });
}
