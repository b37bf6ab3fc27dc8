import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';

import { checkPicture } from '@collections/media/bare-picture';
import type { Database } from '@collections/shared/adapter-of';
import { mediaFileOf, type MediaName } from '@/domain/gift-exchange/media-address';
import { IMPORT_LIMITS } from '@/domain/gift-exchange/import-limits';
import { IMAGE_MAX_BYTES, imageSizeMessage } from '@/domain/image-rules';
import { env } from '@/lib/env';
import { fetchOutside } from '@/lib/outbound/fetch-outside';
import { outboundFailure } from '@/lib/outbound/outbound-error';
import { messages } from '@/messages';
import { exchange } from '@/messages/exchange';

const words = exchange.pictures;

/** What an address or a file name of a row leads to. */
export type Picture =
  | { kind: 'stored'; id: number; filename: string; alt: string }
  /** Not fetched before; it becomes an image of the library when its row is written. */
  | { kind: 'outside'; url: string }
  | { kind: 'missing' };

/** What `addresses` lead to: images of the library by name, by their address here or by the one they came from. One statement. */
export async function findPictures(
  db: Database,
  addresses: readonly string[],
): Promise<Map<string, Picture>> {
  const names = new Map(addresses.map((address) => [address, nameIn(address)]));
  const { rows } = await db.execute<{
    id: number;
    filename: string;
    prefix: string;
    alt: string;
    source: string | null;
  }>(sql`
    select id, filename, coalesce(prefix, '') as prefix, alt, source_url as source from media
    where filename = any (${sql.param([...names.values()].map(({ filename }) => filename))})
      or source_url = any (${sql.param([...addresses])})
    order by id
  `);
  return new Map(
    addresses.map((address): [string, Picture] => {
      const name = names.get(address);
      const stored =
        rows.find((row) => row.filename === name?.filename && isIn(row.prefix, name.prefix)) ??
        rows.find(({ source }) => source === address);
      if (stored !== undefined) return [address, { kind: 'stored', ...stored }];
      const isOutside = isWebAddress(address) && mediaFileOf(env.SITE_URL, address) === null;
      return [address, isOutside ? { kind: 'outside', url: address } : { kind: 'missing' }];
    }),
  );
}

/** The name of an image of the library that an address or the cell itself is. */
function nameIn(address: string): MediaName {
  if (!isWebAddress(address)) return { filename: address };
  return mediaFileOf(env.SITE_URL, address) ?? { filename: '' };
}

/** A name without a folder means the image that had it first. */
function isIn(folder: string, wanted: string | null | undefined): boolean {
  return wanted == null || wanted === folder;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** Why an image was refused, in words for editors. */
export class RefusedPicture extends Error {}

type Fetched = { name: string; data: Buffer; mimetype: string; size: number };

/** The image at an address of the internet, checked like one that is uploaded. Throws a RefusedPicture. */
export async function fetchPicture(url: string): Promise<Fetched> {
  const name = fileNameOf(url);
  const answer = await fetchOutside(url, {
    maxBytes: IMAGE_MAX_BYTES,
    timeoutMs: IMPORT_LIMITS.imageTime,
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
  }).catch((error: unknown) => {
    const failure = outboundFailure(error);
    if (failure === null) throw error;
    throw new RefusedPicture(
      failure === 'too-large' ? imageSizeMessage(name) : words[failure](url),
    );
  });
  if (answer.status !== 200) throw new RefusedPicture(words.status(url, answer.status));
  const { body } = answer;
  const { format, compression } = await checkPicture({ name, data: body }).catch(
    (error: unknown) => {
      throw error instanceof Error ? new RefusedPicture(error.message) : error;
    },
  );
  const type = format === 'heif' && compression === 'av1' ? 'avif' : format;
  if (!['jpeg', 'png', 'webp', 'avif'].includes(type)) {
    throw new RefusedPicture(messages.admin.imageType);
  }
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, '');
  return { name: `${stem}.${type}`, data: body, mimetype: `image/${type}`, size: body.length };
}

/** Stores the image at an address in the library, and answers its id. Throws what refuses it. */
export async function storePicture(
  payload: Payload,
  editor: TypedUser,
  { url, alt }: { url: string; alt: string },
): Promise<number> {
  const { id } = await payload.create({
    collection: 'media',
    data: { alt, sourceUrl: url },
    file: await fetchPicture(url),
    depth: 0,
    user: editor,
    overrideAccess: false,
    // AVIF takes as long as all the rest, and is made at the next start.
    context: { postponeAvif: true },
  });
  return id;
}

/** Letters and digits of the address's last part, short enough for any disk. */
function fileNameOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  const plain = last.replace(/%[0-9a-f]{2}/gi, '-').replace(/[^a-z0-9._-]+/gi, '-');
  return plain.replace(/^[.-]+/, '').slice(-80) || hostname;
}
