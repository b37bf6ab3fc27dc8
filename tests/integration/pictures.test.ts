import { readFile } from 'node:fs/promises';

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { messages } from '@/messages';

import { createFactories } from '../support/factories';
import { type Session, type TestApi } from '../support/http';
import { picture } from '../support/images';
import { openSite } from '../support/open-site';
import { originalFile } from '../support/original-file';
import { type TestPayload } from '../support/test-payload';

const PLACE = {
  IFD0: { Make: 'Camera', Model: 'C-1', Software: 'editor-9' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '23/1 33/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '46/1 38/1 0/1',
  },
};

let app: TestPayload;
let api: TestApi;
let admin: Session;

beforeAll(async () => {
  ({ app, api } = await openSite());
  admin = await api.login(await createFactories(app.payload).user({ isAdmin: true }));
});

function upload(name: string, data: Buffer, type: string, as: Session | null = admin) {
  const body = new FormData();
  body.set('_payload', JSON.stringify({ alt: 'Uma imagem' }));
  body.set('file', new File([new Uint8Array(data)], name, { type }));
  return api.request('/media', { method: 'POST', body, as });
}

async function stored(name: string, data: Buffer, type: string): Promise<Buffer> {
  const { status, body } = await upload(name, data, type);
  expect([status, body.errors]).toEqual([201, undefined]);
  return readFile(originalFile(app, body.doc));
}

describe('a picture that says where it was taken', () => {
  const formats = [
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const;

  it.each(formats)('is stored without that: %s', async (format, type) => {
    const data = await sharp(await picture('png', { width: 500, height: 420 }))
      .withExif(PLACE)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">São Paulo</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    expect((await sharp(data).metadata()).exif).toBeDefined();

    const file = await stored(`foto.${format}`, data, type);
    const { exif, xmp, iptc, icc, width, height, format: kept } = await sharp(file).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect([width, height, kept]).toEqual([500, 420, format === 'avif' ? 'heif' : format]);
    for (const word of ['Camera', 'editor-9', 'GPS', 'Paulo'])
      expect(file.includes(word)).toBe(false);
  });

  it('is stored upright, as the camera meant it', async () => {
    const data = await sharp(await picture('png', { width: 600, height: 400 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload('deitada.jpg', data, 'image/jpeg');
    expect([body.doc.width, body.doc.height]).toEqual([400, 600]);
  });

  it('loses comments and what hides behind its end', async () => {
    const plain = await picture('jpeg');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 8]), Buffer.from('morada')]);
    const commented = Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]);
    expect((await stored('a.jpg', commented, 'image/jpeg')).includes('morada')).toBe(false);

    const page = Buffer.from('<script>alert(1)</script>');
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const polyglot = Buffer.concat([await picture(format), page]);
      const file = await stored(`b.${format}`, polyglot, `image/${format}`);
      expect(file.includes('script'), format).toBe(false);
    }
  });
});

it.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that holds nothing else keeps its bytes',
  async (format) => {
    const data = await picture(format);
    expect(await stored(`limpa.${format}`, data, `image/${format}`)).toEqual(data);
  },
);

describe('a file that is no picture for us', () => {
  const frames = Buffer.alloc(400 * 800 * 3, 120).fill(20, 0, 400 * 400 * 3);
  const cases: [string, string, () => Promise<Buffer>, string][] = [
    [
      'a cut PNG',
      'cortada.png',
      async () => (await picture('png')).subarray(0, 300),
      'não pode ser lida',
    ],
    [
      'a cut JPEG',
      'cortada.jpg',
      async () => (await picture('jpeg')).subarray(0, 700),
      'não pode ser lida',
    ],
    ['a damaged PNG', 'torta.png', async () => damaged(await picture('png')), 'não pode ser lida'],
    [
      'a page',
      'pagina.png',
      () => Promise.resolve(Buffer.from('<html>'.repeat(99))),
      'não pode ser lida',
    ],
    ['nothing', 'vazia.png', () => Promise.resolve(Buffer.alloc(0)), ''],
    ['a bomb', 'bomba.png', () => picture('png', { width: 9000, height: 9000 }), 'pixels demais'],
    [
      'an animation',
      'anima.webp',
      () =>
        sharp(frames, { raw: { width: 400, height: 800, channels: 3, pageHeight: 400 } })
          .webp()
          .toBuffer(),
      'é animada',
    ],
    ['a small one', 'pequena.png', () => picture('png', { width: 399 }), 'pelo menos 400x400px'],
  ];

  it.each(cases)('is refused by its name: %s', async (_, name, make, words) => {
    const { status, body } = await upload(name, await make(), `image/${name.split('.')[1]}`);
    expect(status).toBe(400);
    const [error] = body.errors;
    expect(error.message).toContain(words);
    if (words !== '') expect(error.message).toContain(`A imagem "${name}"`);
  });

  it.each(['gif', 'tiff'] as const)('is refused by its type: %s', async (format) => {
    const data = await sharp(await picture('png'))
      .toFormat(format)
      .toBuffer();
    expect((await upload(`x.${format}`, data, `image/${format}`)).status).toBe(400);
    expect((await upload('x.png', data, 'image/png')).status).toBe(400);
  });
});

describe('a refused file', () => {
  const problems = async (payload: object, id?: number) => {
    const small = await picture('png', { width: 399 });
    const body = new FormData();
    body.set('_payload', JSON.stringify(payload));
    body.set('file', new File([new Uint8Array(small)], 'pequena.png', { type: 'image/png' }));
    const [path, method] = id === undefined ? ['/media', 'POST'] : [`/media/${id}`, 'PATCH'];
    const answer = await api.request(path, { method, body, as: admin });
    expect(answer.status).toBe(400);
    const [error] = answer.body.errors;
    return [error.message, error.data.errors];
  };
  const file = { path: 'file', message: 'A imagem "pequena.png" deve ter pelo menos 400x400px.' };
  const alt = { path: 'alt', message: messages.editing.missing.alt };

  it('and a missing text are told at once, each at its field', async () => {
    expect(await problems({ alt: ' ' })).toMatchObject([
      messages.editing.fieldsRequired,
      [file, alt],
    ]);
    expect(await problems({})).toMatchObject([messages.editing.fieldsRequired, [file, alt]]);
  });

  it('is told alone when the text is there, or stays as it is stored', async () => {
    expect(await problems({ alt: 'Uma imagem' })).toMatchObject([file.message, [file]]);
    const { body } = await upload('inteira.png', await picture('png'), 'image/png');
    expect(await problems({}, body.doc.id)).toMatchObject([file.message, [file]]);
  });

  it('of another type is told at its field too', async () => {
    const data = await sharp(await picture('png'))
      .toFormat('gif')
      .toBuffer();
    const { body } = await upload('x.png', data, 'image/png');
    const problem = { path: 'file', message: messages.admin.imageType };
    expect(body.errors[0].data.errors).toMatchObject([problem]);
  });
});

it('decodes nothing for a visitor', async () => {
  const { status } = await upload(
    'cortada.png',
    (await picture('png')).subarray(0, 300),
    'image/png',
    null,
  );
  expect(status).toBe(403);
});

/** Whole by its parts, and wrong inside. */
function damaged(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  const at = copy.indexOf('IDAT') + 12;
  copy.fill(0xee, at, at + 20);
  return copy;
}
