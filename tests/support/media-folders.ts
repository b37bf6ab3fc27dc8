import type { PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Media } from '@payload-types';

import { messages } from '@/messages';

import { createFactories, type Factories } from './factories';
import type { Session, TestApi } from './http';
import { picture } from './images';
import type { TestPayload } from './test-payload';

/** A site and the place where it stores the files of pictures. */
export type Place = {
  app: TestPayload;
  api: TestApi;
  /** The keys of what is stored. */
  keys(): Promise<string[]>;
  /** From now on nothing can be stored or read there. */
  breakDown(): Promise<void>;
};

type Upload = { name?: string; prefix?: unknown; width?: number };

/** What holds of the folders of pictures wherever they are stored. `place` is asked once the site is open. */
export function describeMediaFolders(place: () => Place): void {
  let make: Factories;
  let admin: Session;
  beforeAll(async () => {
    make = createFactories(place().app.payload);
    admin = await place().api.login(await make.user({ isAdmin: true }));
  });

  /** The width is what tells the pictures of these tests apart. */
  async function form({ name = 'capa.png', prefix, width = 500 }: Upload): Promise<FormData> {
    const data = await picture('png', { width });
    const body = new FormData();
    body.set(
      '_payload',
      JSON.stringify({ alt: 'Uma capa', ...(prefix !== undefined && { prefix }) }),
    );
    body.set('file', new File([new Uint8Array(data)], name, { type: 'image/png' }));
    return body;
  }
  const send = async (upload: Upload) =>
    place().api.request('/media', { method: 'POST', body: await form(upload), as: admin });
  const replace = async (id: number, upload: Upload) =>
    place().api.request(`/media/${id}`, { method: 'PATCH', body: await form(upload), as: admin });
  async function uploaded(upload: Upload): Promise<Media> {
    const { status, body } = await send(upload);
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.doc;
  }

  const originals = async (folder: string) =>
    (await place().keys()).filter((key) => key.startsWith(`${folder}/`));
  const sizes = async ({ sizesKey }: Media) =>
    (await place().keys()).filter((key) => key.startsWith(`${sizesKey}-`));
  const widthAt = async (url: string) => {
    const { default: sharp } = await import('sharp');
    const response = await fetch(url.replace(/^https?:\/\/[^/]+/, place().api.url));
    expect(response.status).toBe(200);
    return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
  };
  const now = (id: number) => place().app.payload.findByID({ collection: 'media', id });

  describe('the folder of a picture', () => {
    it.each([
      'gifts',
      'categorias/nerd',
      'occasions/dia-das-maes',
      'category_groups/para-todos',
      'occasion_groups/datas-2026',
    ])('is the one that the form names: %s', async (prefix) => {
      const media = await uploaded({ name: 'primeira.png', prefix, width: 510 });
      expect(media.prefix).toBe(prefix);
      const [key, ...others] = (await originals(prefix)).filter((one) => one.includes('primeira'));
      expect(key).toMatch(/\/[0-9a-f]{8}\/primeira\.png$/);
      expect(others).toEqual([]);
      expect(await widthAt(String(media.url))).toBe(510);
      expect(await sizes(media)).not.toEqual([]);
    });

    it('is that of gifts when none is named', async () => {
      expect((await uploaded({ name: 'sem-pasta.png' })).prefix).toBe('gifts');
    });

    it.each(['outra', 'gifts/', '/gifts', 'categorias', 'categorias/', 'categorias/Nerd', 7])(
      'is refused with the folders that there are: %s',
      async (prefix) => {
        const before = await place().keys();
        const { status, body } = await send({ prefix });
        expect(status).toBe(400);
        expect(body.errors[0].data.errors).toMatchObject([
          { path: 'prefix', message: messages.editing.folderUnknown },
        ]);
        expect(await place().keys()).toEqual(before);
      },
    );

    it.each(['../fora', 'categorias/..', 'categorias/../gifts', 'categorias/%2e%2e', 'gifts\\..'])(
      'never leads elsewhere: %s',
      async (prefix) => {
        expect((await send({ prefix })).status).toBe(400);
      },
    );

    it('does not come from the name of the file', async () => {
      const media = await uploaded({ name: '../../../fora.png', prefix: 'categorias/nomes' });
      expect(media.filename).toBe('fora.png');
      const [key] = await originals('categorias/nomes');
      expect(key).toMatch(/^categorias\/nomes\/[0-9a-f]{8}\/fora\.png$/);
    });

    it('stays when something else is sent later', async () => {
      const media = await uploaded({ prefix: 'categorias/fica' });
      const { status } = await place().api.request(`/media/${media.id}`, {
        method: 'PATCH',
        body: { alt: 'Outro texto', prefix: 'gifts', _objectKey: 'de-fora' },
        as: admin,
      });
      expect(status).toBe(200);
      expect(await now(media.id)).toMatchObject({
        prefix: 'categorias/fica',
        _objectKey: media._objectKey,
        alt: 'Outro texto',
      });
    });
  });

  describe('a file of a name that is there', () => {
    it('is another picture in another folder', async () => {
      const [one, other] = [
        await uploaded({ prefix: 'categorias/uma', width: 520 }),
        await uploaded({ prefix: 'categorias/duas', width: 530 }),
      ];
      expect([one.filename, other.filename]).toEqual(['capa.png', 'capa.png']);
      expect(await widthAt(String(one.url))).toBe(520);
      expect(await widthAt(String(other.url))).toBe(530);
    });

    it('replaces the one in the folder of its entry, in the same document', async () => {
      const prefix = 'categorias/troca';
      const before = await uploaded({ prefix, width: 540 });
      await make.category({ name: 'Troca', image: before.id });
      const { status, body } = await send({ prefix, width: 550 });
      expect([status, body.message]).toEqual([200, 'Imagem substituída com sucesso!']);
      const after: Media = body.doc;
      expect([after.id, after.filename, after.width]).toEqual([before.id, 'capa.png', 550]);

      expect(await originals(prefix)).toHaveLength(1);
      expect(await widthAt(String(after.url))).toBe(550);
      // What shows a picture never changes under its address.
      expect(after.sizesKey).not.toBe(before.sizesKey);
      expect(await sizes(before)).toEqual([]);
      expect(await sizes(after)).not.toEqual([]);
      const former = await fetch(`${place().api.url}/api/media/file/${before.sizesKey}-480.webp`, {
        redirect: 'manual',
      });
      expect([former.status, former.headers.get('location')]).toEqual([
        307,
        `/img/${after.sizesKey}-480.webp`,
      ]);
    });

    it('is gone from its folder once it is deleted, and absent like one that never was', async () => {
      const media = await uploaded({ name: 'some.png', prefix: 'categorias/some' });
      const url = new URL(String(media.url), place().api.url);
      const never = new URL(url);
      never.pathname = never.pathname.replace('some.png', 'nunca.png');
      const answerAt = async (address: URL) => {
        const answer = await fetch(place().api.url + address.pathname + address.search);
        return [answer.status, await answer.text()];
      };
      expect((await answerAt(url))[0]).toBe(200);
      await place().api.request(`/media/${media.id}`, { method: 'DELETE', as: admin });
      const absent = await answerAt(never);
      expect(absent).toEqual([404, expect.stringContaining(messages.errors.api.notFound)]);
      expect(await answerAt(url)).toEqual(absent);
    });

    it('replaces none that something else shows', async () => {
      const prefix = 'categorias/emprestada';
      const before = await uploaded({ prefix, width: 560 });
      await make.occasion({ image: before.id });
      const { status, body } = await send({ prefix, width: 570 });
      expect([status, body.doc.filename]).toEqual([201, 'capa-1.png']);
      expect(await widthAt(String((await now(before.id)).url))).toBe(560);
    });

    it('replaces none of the gifts', async () => {
      const [one, other] = [
        await uploaded({ name: 'image.png', width: 580 }),
        await uploaded({ name: 'image.png', width: 590 }),
      ];
      expect([one.filename, other.filename]).toEqual(['image.png', 'image-1.png']);
      expect(await widthAt(String(one.url))).toBe(580);
    });

    it('keeps its name when its own document gets another file', async () => {
      const media = await uploaded({ name: 'mesma.png', width: 600 });
      const { status, body } = await replace(media.id, { name: 'mesma.png', width: 610 });
      expect([status, body.doc.filename, body.doc.prefix]).toEqual([200, 'mesma.png', 'gifts']);
      expect(await widthAt(body.doc.url)).toBe(610);
      expect((await originals('gifts')).filter((key) => key.endsWith('/mesma.png'))).toHaveLength(
        1,
      );
    });

    it("takes no other document's place when a file is replaced", async () => {
      const [one, other] = [
        await uploaded({ name: 'dona.png', width: 620 }),
        await uploaded({ name: 'segunda.png', width: 630 }),
      ];
      const { body } = await replace(other.id, { name: 'dona.png', width: 640 });
      expect(body.doc.filename).toBe('dona-1.png');
      expect(await widthAt(String((await now(one.id)).url))).toBe(620);
    });
  });

  describe('uploads of one name at the same time', () => {
    const widths = [650, 660, 670];
    const together = (upload: Upload) =>
      Promise.all(widths.map((width) => send({ ...upload, width })));

    it('leave one picture in the folder of an entry, whole', async () => {
      const prefix = 'occasions/ao-mesmo-tempo';
      const answers = await together({ prefix });
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
      const [id, ...others] = new Set(answers.map(({ body }) => body.doc.id as number));
      expect(others).toEqual([]);
      const media = await now(id ?? 0);
      expect(await originals(prefix)).toHaveLength(1);
      expect(await widthAt(String(media.url))).toBe(media.width);
      const slot = String(media.sizesKey).slice(0, 8);
      const ofAll = (await place().keys()).filter((key) => key.startsWith(slot));
      expect(ofAll.sort()).toEqual((await sizes(media)).sort());
    });

    it('are all kept in the folder of gifts, each with its own file', async () => {
      const answers = await together({ name: 'juntas.png' });
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(answers.map(({ body }) => body.doc.filename as string).sort()).toEqual([
        'juntas-1.png',
        'juntas-2.png',
        'juntas.png',
      ]);
      for (const { body } of answers) expect(await widthAt(body.doc.url)).toBe(body.doc.width);
    });

    it('leave a document that gets several files with one of them, whole', async () => {
      const media = await uploaded({ name: 'disputada.png', width: 645 });
      const answers = await Promise.all(
        widths.map((width) => replace(media.id, { name: 'disputada.png', width })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const after = await now(media.id);
      expect(await widthAt(String(after.url))).toBe(after.width);
      expect((await originals('gifts')).filter((key) => key.includes('disputada'))).toHaveLength(1);
    });
  });

  describe('files', () => {
    it('go with their document: the original and every size', async () => {
      const media = await uploaded({ prefix: 'categorias/vai-embora' });
      expect(await originals('categorias/vai-embora')).toHaveLength(1);
      await place().api.request(`/media/${media.id}`, { method: 'DELETE', as: admin });
      expect(await originals('categorias/vai-embora')).toEqual([]);
      expect(await sizes(media)).toEqual([]);
    });

    it('stay when what would remove or replace them is rolled back, and a new one goes', async () => {
      const { commitTransaction, createLocalReq, initTransaction, killTransaction } =
        await import('payload');
      const { payload } = place().app;
      const media = await uploaded({ name: 'volta.png', width: 680 });
      const before = (await place().keys()).sort();
      const undone = async (work: (req: PayloadRequest) => Promise<unknown>) => {
        const req = await createLocalReq({}, payload);
        await initTransaction(req);
        await work(req);
        await killTransaction(req);
        expect((await place().keys()).sort()).toEqual(before);
        expect(await widthAt(String((await now(media.id)).url))).toBe(680);
      };
      const data = await picture('png', { width: 690 });
      const file = { name: 'volta.png', data, mimetype: 'image/png', size: data.length };
      await undone((req) => payload.delete({ collection: 'media', id: media.id, req }));
      await undone((req) =>
        payload.update({ collection: 'media', id: media.id, data: {}, file, req }),
      );
      await undone((req) =>
        payload.create({ collection: 'media', data: { alt: 'Nova' }, file, req }),
      );

      const req = await createLocalReq({}, payload);
      await initTransaction(req);
      await payload.delete({ collection: 'media', id: media.id, req });
      await commitTransaction(req);
      expect((await place().keys()).filter((key) => key.endsWith('volta.png'))).toEqual([]);
    });

    it('from before there were folders are served, completed, replaced and removed', async () => {
      const { app, api, keys } = place();
      const { mediaStore, originalKey } = await import('@collections/media/storage/media-store');
      const { completeSizes } = await import('@collections/media/sizes/complete-sizes');
      async function former(name: string): Promise<Media> {
        const media = await uploaded({ name, width: 700 });
        const stored = await mediaStore.read(originalKey(media));
        await mediaStore.write(name, stored ?? Buffer.alloc(0), 'image/png');
        await mediaStore.remove(originalKey(media));
        await app.query(
          `update media set prefix = '', _objectkey = null, sizes_avif = null where id = $1`,
          [media.id],
        );
        return now(media.id);
      }
      const [one, other] = [await former('antiga.png'), await former('velha.png')];
      expect(await widthAt(String(one.url))).toBe(700);
      expect(await completeSizes(app.payload)).toBe(2);
      expect(await keys()).toContain('antiga.png');

      const { body } = await replace(one.id, { name: 'antiga.png', width: 710 });
      expect([body.doc.prefix, body.doc.filename]).toEqual(['gifts', 'antiga.png']);
      expect(await keys()).not.toContain('antiga.png');
      expect(await widthAt(body.doc.url)).toBe(710);

      await api.request(`/media/${other.id}`, { method: 'DELETE', as: admin });
      expect(await keys()).not.toContain('velha.png');
    });

    it('that cannot be stored or read are said to be so, and the picture stays as it was', async () => {
      const media = await uploaded({ name: 'pane.png', width: 720 });
      await place().breakDown();
      const failed = 'Erro ao fazer upload da imagem.';
      const before = await place().app.query('select id from media order by id');
      for (const { status, body } of [
        await send({ name: 'nova.png' }),
        await replace(media.id, { name: 'pane.png', width: 730 }),
      ]) {
        expect(status).toBe(503);
        expect(body.errors[0].message).toContain(failed);
      }
      const { status, body } = await place().api.request(`/media/file/${media.filename}`);
      expect([status, body.errors[0].message]).toEqual([503, 'Erro ao obter URL da imagem.']);
      expect(await place().app.query('select id from media order by id')).toEqual(before);
      expect(await now(media.id)).toMatchObject({ width: 720, _objectKey: media._objectKey });
    });
  });
}
