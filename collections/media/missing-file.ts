import { existsSync } from 'node:fs';
import path from 'node:path';

import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import {
  parsePictureFile,
  PICTURE_PATH,
  pictureFileName,
  type PictureFile,
} from '@/domain/pictures';
import { env } from '@/lib/env';
import { mediaUrl } from '@/lib/media-url';
import { messages } from '@/messages';

import { adapterOf } from '../shared/adapter-of';
import { slotOf } from './sizes/sizes-key';

type Context = { params: { filename: string } };
type Owner = { key: string; filename: string; changed: number };

/**
 * Answers for a file that is not there: 404, where Payload would answer 500. A size that a page shows which is still open
 * leads to the same size of what has replaced its picture, and one that has been lost to the original.
 */
export function answerMissingFile(req: PayloadRequest, { params }: Context): Promise<Response> {
  // The border to Payload: its type has no handler that answers sometimes.
  return answer(req, params.filename) as Promise<Response>;
}

async function answer(
  { payload }: PayloadRequest,
  requested: string,
): Promise<Response | undefined> {
  const filename = path.basename(requested);
  if (env.S3 == null && existsSync(path.join(env.MEDIA_DIR, filename))) return undefined;
  const size = parsePictureFile(filename);
  if (size === null) return env.S3 == null ? notFound() : undefined;

  const { rows } = await adapterOf(payload).drizzle.execute<Owner>(sql`
    select sizes_key as key, filename, extract(epoch from updated_at)::float8 as changed from media
    where substr(sizes_key, 2, 7) = ${slotOf(size.key)} limit 1`);
  const [owner] = rows;
  if (owner === undefined) return notFound();
  // A bucket answers for what should be in it.
  if (env.S3 != null && owner.key === size.key) return undefined;
  return redirect(addressNow(size, owner));
}

function addressNow(size: PictureFile, { key, filename, changed }: Owner): string {
  if (key === size.key) return mediaUrl(filename, new Date(changed * 1000));
  return `${PICTURE_PATH}${pictureFileName({ ...size, key })}`;
}

function redirect(location: string): Response {
  const headers = { location, 'cache-control': 'no-store' };
  return new Response(null, { status: 307, headers });
}

function notFound(): Response {
  const errors = [{ message: messages.errors.api.notFound }];
  return Response.json({ errors }, { status: 404 });
}
