import 'server-only';

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ImageResponse } from 'next/og';
import sharp from 'sharp';

import { createSlots } from '@collections/shared/slots';

import {
  SHARE_IMAGES_AT_ONCE,
  SHARE_IMAGES_BYTES,
  SHARE_IMAGES_PATIENCE,
  SHARE_IMAGES_WAITING,
} from '@/domain/ceilings/reads';
import { env } from '@/lib/env';
import { shared } from '@/lib/shared';

import { createByteCache } from './byte-cache';

type Subject = {
  title: string;
  /** A short second line: a price, a number of gifts. */
  note: string;
  /** Address of the picture on this site, or null. */
  image: string | null;
};

const SIZE = { width: 1200, height: 630 };
const LONG_TITLE = 44;

/** A cache of its own, so that requests for pictures of the whole catalogue evict no pages. */
const images = shared('share-images', () => createByteCache(SHARE_IMAGES_BYTES));
const withSlot = shared('share-image-slots', () =>
  createSlots({
    name: 'share images',
    size: SHARE_IMAGES_AT_ONCE,
    longestQueue: SHARE_IMAGES_WAITING,
    patience: SHARE_IMAGES_PATIENCE,
  }),
);

/**
 * A link's picture for social networks, 1200x630 JPEG, well under 300 kB: the title and the picture of what is shared, in
 * the site's own type. Made once for each content; a changed title or picture is another content. Drawing takes half a
 * second of processor, so few are drawn at once, few more may wait, and beyond them an Overload is thrown.
 */
export function getShareImage(subject: Subject): Promise<Buffer> {
  const key = JSON.stringify([subject.title, subject.note, subject.image]);
  return images.get(key, () => withSlot(() => draw(subject)));
}

async function draw({ title, note, image }: Subject): Promise<Buffer> {
  const [display, text, picture] = await Promise.all([
    font('fraunces', 'fraunces-latin-600-normal.woff'),
    font('figtree', 'figtree-latin-500-normal.woff'),
    image == null ? null : readPicture(image),
  ]);
  const drawn = new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#fbf6f1' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flex: 1,
          padding: '64px 56px 60px 72px',
          color: '#2b1b1e',
        }}
      >
        <div style={{ display: 'flex', fontFamily: 'Fraunces', fontSize: 40, color: '#ae2f4b' }}>
          mimoteca
        </div>
        <div
          style={{
            display: 'flex',
            fontFamily: 'Fraunces',
            fontSize: title.length > LONG_TITLE ? 54 : 68,
            lineHeight: 1.12,
            letterSpacing: '-0.015em',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', fontFamily: 'Figtree', fontSize: 34, color: '#6a5557' }}>
          {note}
        </div>
      </div>
      {picture == null ? null : (
        // eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- drawn into a picture, never part of a page
        <img src={picture} width={SIZE.height} height={SIZE.height} />
      )}
    </div>,
    {
      ...SIZE,
      fonts: [
        { name: 'Fraunces', data: display, weight: 600 },
        { name: 'Figtree', data: text, weight: 500 },
      ],
    },
  );
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function font(family: string, file: string): Promise<Buffer> {
  return readFile(join(process.cwd(), 'node_modules/@fontsource', family, 'files', file));
}

async function readPicture(address: string): Promise<string> {
  // From the site itself, wherever the media store is. A failure is thrown, so that it is not cached.
  const answer = await fetch(`http://127.0.0.1:${env.PORT}${address}`, {
    headers: { 'x-internal-secret': process.env.INTERNAL_SECRET ?? '' },
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const jpeg = await sharp(Buffer.from(await answer.arrayBuffer()))
    .resize(SIZE.height, SIZE.height, { fit: 'cover' })
    .jpeg({ quality: 88 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
