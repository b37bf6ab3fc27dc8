import 'server-only';

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ImageResponse } from 'next/og';
import sharp from 'sharp';

import { env } from '@/lib/env';

import { cached } from './cached';

type Subject = {
  title: string;
  /** A short second line: a price, a number of gifts. */
  note: string;
  /** Address of the picture on this site, or null. */
  image: string | null;
};

const SIZE = { width: 1200, height: 630 };
const LONG_TITLE = 44;

/**
 * A link's picture for social networks, 1200x630 JPEG in base64, well under 300 kB: the title and the picture of what is
 * shared, in the site's own type. Made once for each content; a changed title or picture is another content.
 */
export async function getShareImage({ title, note, image }: Subject): Promise<string> {
  'use cache';
  cached('published');

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
  const jpeg = await sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return jpeg.toString('base64');
}

function font(family: string, file: string): Promise<Buffer> {
  return readFile(join(process.cwd(), 'node_modules/@fontsource', family, 'files', file));
}

async function readPicture(address: string): Promise<string> {
  // Through the site's own door, wherever the media store is. A failure is thrown, so that it is not kept.
  const answer = await fetch(`http://127.0.0.1:${env.PORT}${address}`);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const jpeg = await sharp(Buffer.from(await answer.arrayBuffer()))
    .resize(SIZE.height, SIZE.height, { fit: 'cover' })
    .jpeg({ quality: 88 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
