import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { Category, Gift, Media } from '@payload-types';

import { messages } from '@/messages';
import { exchange } from '@/messages/exchange';

import { openSite, type OpenSite } from '../../support/open-site';
import { csv, importsOf, told, work } from './support';

let site: OpenSite;
let imports: ReturnType<typeof importsOf>;
let home: Category;
let image: Media;

beforeAll(async () => {
  site = await openSite();
  const { api, make } = site;
  imports = importsOf(site, await api.login(await make.user({ isAdmin: true })));
  home = await make.category({ name: 'Casa e jardim' });
  image = await make.media();
});
afterEach(async () => {
  await site.app.query('delete from gift_import_rows');
  await site.app.query('delete from gift_imports');
  await site.app.payload.delete({
    collection: 'gifts',
    where: { id: { exists: true } },
    trash: true,
  });
});

const row = (title: string, more: Record<string, string | number> = {}) => ({
  Título: title,
  'Descrição curta': 'Curta.',
  Descrição: '<p>Uma <b>boa</b> descrição.</p>',
  Preço: '49,90',
  'Link de afiliado': 'https://loja.example.com/p',
  Imagens: image.filename ?? '',
  Categorias: home.slug,
  Situação: 'Publicado',
  ...more,
});

async function gifts(): Promise<Gift[]> {
  const { docs } = await site.app.payload.find({
    collection: 'gifts',
    draft: true,
    pagination: false,
    depth: 0,
    sort: 'id',
  });
  return docs;
}

describe('the dry run', () => {
  it('says of each row what it would do, and writes nothing', async () => {
    const mug = await site.make.gift({ title: 'Caneca', categories: [home.id], price: 10 });
    const { progress, rows } = await imports.check(
      csv(
        { ID: '', ...row('Novo') },
        { ID: mug.id, ...row('Caneca', { Preço: '12,50' }) },
        { ID: '', ...row('') },
      ),
    );
    expect(progress).toMatchObject({ status: 'ready', rows: 3, created: 1, changed: 1, errors: 1 });
    expect(rows.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'new'],
      [3, 'changed'],
      [4, 'error'],
    ]);
    expect(rows[1]?.changes).toContainEqual({ column: 'Preço', from: '10,00', to: '12,50' });
    expect((await gifts()).map(({ title, price }) => [title, price])).toEqual([['Caneca', 10]]);
  });

  it('says the same of a file as of a gift in the panel, every field at once', async () => {
    const { rows } = await imports.check(
      csv(
        row('Errado', {
          Preço: '12,5,3',
          'Link de afiliado': 'javascript:alert(1)',
          Categorias: '',
        }),
      ),
    );
    expect(told(rows[0])).toEqual([
      `Preço: ${messages.editing.priceInvalid}`,
      expect.stringContaining('Link de afiliado: '),
      expect.stringContaining('Categorias: '),
    ]);
  });

  it('names the category, the intention, the status, the date and the image that do not exist', async () => {
    const { rows } = await imports.check(
      csv(
        row('A', {
          Categorias: 'casa-e-jardim | nada',
          Intenções: 'Para dormir',
          Situação: 'Talvez',
          'Criado em': '31/02/2026',
          Novo: 'quem sabe',
          Imagens: 'nada.png',
        }),
      ),
    );
    expect(told(rows[0])).toEqual([
      'Situação: Use Publicado ou Rascunho.',
      expect.stringMatching(/^Intenções: Não existe a intenção "para dormir"\. Use: /),
      'Novo: Use Sim ou Não.',
      expect.stringMatching(/^Criado em: Use uma data/),
      'Categorias: “nada” não existe.',
      expect.stringMatching(/^Imagens: A imagem nada\.png não existe/),
    ]);
  });

  it('refuses the second row of one gift and the second gift of one address, and an address that is taken', async () => {
    const mug = await site.make.gift({ title: 'Caneca', categories: [home.id] });
    const { rows } = await imports.check(
      csv(
        { ID: mug.id, ...row('Caneca verde') },
        { ID: mug.id, ...row('Caneca azul') },
        { ID: '', ...row('Dobrado') },
        { ID: '', ...row('Dobrado') },
        { ID: '', ...row('Caneca') },
      ),
    );
    expect(rows.map(told)).toEqual([
      [],
      [`: ${exchange.rows.twice(2)}`],
      [],
      [`: ${exchange.rows.twice(4)}`],
      expect.arrayContaining([expect.stringContaining(exchange.rows.slugTaken('caneca'))]),
    ]);
  });

  it('ignores a column that it does not know, and says so', async () => {
    const { rows } = await imports.check(csv({ ...row('Com cor'), Cor: 'azul' }));
    expect(rows[0]).toMatchObject({
      kind: 'new',
      notes: [{ message: exchange.file.unknownColumns(['Cor']) }],
    });
  });

  it('shows its report as a CSV that a spreadsheet does not calculate', async () => {
    const { id } = await imports.check(csv(row("=cmd|' /C calc'!A0", { Preço: 'x' })));
    const report = await imports.report(id);
    expect(report).toContain("'=cmd|");
    expect(report).toContain(`Preço: ${messages.editing.priceInvalid}`);
    expect(report).toContain(';erro;');
  });
});

describe('an import', () => {
  it('makes new gifts, published or as drafts, as the file says', async () => {
    const { progress } = await imports.import(
      csv(row("=cmd|' /C calc'!A0"), row('Rascunho', { Situação: '', Preço: '', Imagens: '' })),
    );
    expect(progress).toMatchObject({ status: 'done', imported: 2, failed: 0 });
    expect(await gifts()).toMatchObject([
      {
        title: "=cmd|' /C calc'!A0",
        _status: 'published',
        price: 49.9,
        images: [image.id],
        categories: [home.id],
        descriptionHtml: '<p>Uma <strong>boa</strong> descrição.</p>',
      },
      { title: 'Rascunho', slug: 'rascunho', _status: 'draft', price: null },
    ]);
  });

  it('changes what the file has, and nothing of what it lacks', async () => {
    const mug = await site.make.gift({
      title: 'Caneca',
      categories: [home.id],
      price: 10,
      intentions: ['para celebrar'],
    });
    await imports.import(csv({ Endereço: mug.slug, Preço: '12.5' }));
    expect(await gifts()).toMatchObject([
      {
        id: mug.id,
        title: 'Caneca',
        price: 12.5,
        intentions: ['para celebrar'],
        _status: 'published',
      },
    ]);
  });

  it('cleans descriptions, and takes plain text for paragraphs', async () => {
    await imports.import(
      csv(
        row('A', { Descrição: '<p onclick="x()">Oi <script>alert(1)</script><i>ali</i></p>' }),
        row('B', { Descrição: 'Um < dois.\n\nTrês & quatro.' }),
        row('C', { Descrição: '<p><a href="javascript:alert(1)">aqui</a></p>' }),
      ),
    );
    const [a, b, c] = await gifts();
    expect(a?.descriptionHtml).toBe('<p>Oi <em>ali</em></p>');
    expect(b?.descriptionHtml).toBe('<p>Um &lt; dois.</p><p>Três &amp; quatro.</p>');
    expect(c?.descriptionHtml).toBe('<p>aqui</p>');
  });

  it('does the rows that can be done, each wholly or not at all', async () => {
    const { progress, rows } = await imports.import(
      csv(row('Boa'), row('Ruim', { Preço: '-1' }), row('Outra boa')),
    );
    expect(progress).toMatchObject({ status: 'done', errors: 1, imported: 2, failed: 0 });
    expect(rows.map(({ result }) => result)).toEqual(['done', null, 'done']);
    expect((await gifts()).map(({ title }) => title)).toEqual(['Boa', 'Outra boa']);
  });

  it('does not overwrite what somebody has changed since the dry run', async () => {
    const mug = await site.make.gift({ title: 'Caneca', categories: [home.id], price: 10 });
    const { id } = await imports.check(csv({ ID: mug.id, Preço: '20' }));
    await site.app.payload.update({ collection: 'gifts', id: mug.id, data: { price: 15 } });
    await imports.move(id, 'start');
    await work();
    expect(await imports.progress(id)).toMatchObject({ imported: 0, failed: 1 });
    expect(told((await imports.rows(id))[0])).toEqual([`: ${exchange.rows.changedMeanwhile}`]);
    expect((await gifts())[0]?.price).toBe(15);
  });

  it('does not overwrite what somebody changes while rows before it are written', async () => {
    const mug = await site.make.gift({ title: 'Caneca', categories: [home.id], price: 10 });
    const others = Array.from({ length: 8 }, (_, n) => ({ ID: '', ...row(`G${n}`) }));
    const { id } = await imports.check(
      csv(...others, { ...row('Caneca'), ID: mug.id, Preço: '20' }),
    );
    await site.app.query(`
      create function meddle() returns trigger language plpgsql as $$
      begin update _gifts_v set version_updated_at = now() where parent_id = ${mug.id} and latest; return new; end $$`);
    await site.app.query(
      `create trigger meddle after insert on gifts for each row when (new.title = 'G0') execute function meddle()`,
    );
    await imports.move(id, 'start');
    await work();
    await site.app.query('drop function meddle cascade');
    expect(await imports.progress(id)).toMatchObject({ imported: 8, failed: 1 });
    expect(told((await imports.rows(id)).at(-1))).toEqual([`: ${exchange.rows.changedMeanwhile}`]);
    expect((await gifts()).find(({ title }) => title === 'Caneca')?.price).toBe(10);
  });

  it('changes a draft above a published gift without showing it to visitors', async () => {
    const mug = await site.make.gift({ title: 'Caneca', categories: [home.id], price: 10 });
    await site.app.payload.update({
      collection: 'gifts',
      id: mug.id,
      data: { title: 'Caneca nova', _status: 'draft' },
      draft: true,
    });
    await imports.import(csv({ ID: mug.id, Preço: '20' }));
    expect((await gifts())[0]).toMatchObject({ title: 'Caneca nova', price: 20 });
    const shown = await site.app.payload.findByID({ collection: 'gifts', id: mug.id });
    expect(shown).toMatchObject({ title: 'Caneca', price: 10, _status: 'published' });
  });

  it('stops when it is cancelled, and can be undone as far as it came', async () => {
    const { id } = await imports.check(csv(...Array.from({ length: 60 }, (_, n) => row(`G${n}`))));
    await imports.move(id, 'start');
    const { runImports } = await import('@/data/gift-imports/run-imports');
    const running = runImports();
    const isUnderWay = async () => (await imports.progress(id)).imported > 0;
    while (!(await isUnderWay()));
    expect(await imports.move(id, 'cancel')).toEqual({
      status: 200,
      message: exchange.moved.cancel,
    });
    await running;
    await work();
    const { status, imported } = await imports.progress(id);
    expect(status).toBe('cancelled');
    expect(imported).toBeLessThan(60);
    expect(await gifts()).toHaveLength(imported);
    expect((await imports.undo(id)).progress).toMatchObject({ status: 'undone', undone: imported });
    expect(await gifts()).toHaveLength(0);
  });

  it('of two editors goes on in turns, and two runners at once write each row once', async () => {
    const [first, second] = await Promise.all([
      imports.send(csv(...Array.from({ length: 20 }, (_, n) => row(`A${n}`)))),
      imports.send(csv(...Array.from({ length: 20 }, (_, n) => row(`B${n}`)))),
    ]);
    await Promise.all([work(), work()]);
    await work();
    await Promise.all([imports.move(first.id, 'start'), imports.move(second.id, 'start')]);
    await Promise.all([work(), work()]);
    await work();
    expect(await imports.progress(first.id)).toMatchObject({ status: 'done', imported: 20 });
    expect(await imports.progress(second.id)).toMatchObject({ status: 'done', imported: 20 });
    const titles = (await gifts()).map(({ title }) => title);
    expect(new Set(titles).size).toBe(40);
    expect(titles).toHaveLength(40);
  });

  it('goes on after a crash without doing a row twice', async () => {
    const { id } = await imports.check(csv(...Array.from({ length: 5 }, (_, n) => row(`G${n}`))));
    await imports.move(id, 'start');
    const editor = await site.app.payload.find({ collection: 'users', limit: 1 });
    const user = { ...editor.docs[0], collection: 'users' } as never;
    const { importRows } = await import('@/data/gift-imports/import-rows');
    // The server stops in the middle of a row: Postgres takes back what its transaction has done.
    await site.app.query(`
      create function die() returns trigger language plpgsql as $$
      begin raise exception 'terminating connection' using errcode = '57P01'; end $$`);
    await site.app.query(
      `create trigger die after insert on gifts for each row when (new.title = 'G3') execute function die()`,
    );
    await expect(importRows(site.app.payload, user, id)).rejects.toThrow();
    expect(await imports.progress(id)).toMatchObject({
      status: 'importing',
      imported: 3,
      failed: 0,
    });
    await site.app.query('drop function die cascade');
    await work();
    expect(await imports.progress(id)).toMatchObject({ status: 'done', imported: 5, failed: 0 });
    expect((await gifts()).map(({ title }) => title)).toEqual(['G0', 'G1', 'G2', 'G3', 'G4']);
  });

  it('ends when whoever began it is no admin any more', async () => {
    const { api, make, app } = site;
    const other = await make.user({ isAdmin: true });
    const theirs = importsOf(site, await api.login(other));
    const { id } = await theirs.check(csv(row('Dela')));
    await theirs.move(id, 'start');
    await app.payload.update({ collection: 'users', id: other.id, data: { isAdmin: false } });
    await work();
    expect(await imports.progress(id)).toMatchObject({
      status: 'failed',
      notice: exchange.noEditor,
    });
    expect(await gifts()).toHaveLength(0);
  });
});

describe('undoing', () => {
  it('puts new gifts into the trash and gives changed ones back what they had, unless somebody changed them since', async () => {
    const make = (title: string) =>
      site.make.gift({ title, categories: [home.id], price: 10, intentions: ['para celebrar'] });
    const [back, kept] = [await make('Volta'), await make('Fica')];
    const before = (await gifts()).find(({ id }) => id === back.id);
    const { id, progress } = await imports.import(
      csv(
        { ...row('Nova'), ID: '', Intenções: '' },
        { ...row('Volta outra', { Situação: 'Rascunho' }), ID: back.id, Intenções: 'Para motivar' },
        { ...row('Fica outra'), ID: kept.id, Intenções: '' },
      ),
    );
    expect(progress).toMatchObject({ imported: 3 });
    await site.app.payload.update({ collection: 'gifts', id: kept.id, data: { price: 77 } });
    const { progress: after, rows } = await imports.undo(id);
    expect(after).toMatchObject({ status: 'undone', undone: 2, kept: 1 });
    expect(told(rows[2])).toEqual([`: ${exchange.rows.changedSince}`]);
    const now = await gifts();
    expect(now.map(({ title }) => title)).toEqual(['Volta', 'Fica outra']);
    expect(now[0]).toEqual({ ...before, updatedAt: expect.any(String) });
  });

  it('of a gift that the import took out of the trash puts it there again', async () => {
    const { payload } = site.app;
    const mug = await site.make.gift({ title: 'Caneca', categories: [home.id] });
    await payload.update({
      collection: 'gifts',
      id: mug.id,
      data: { deletedAt: new Date(0).toISOString() },
    });
    const { id, rows } = await imports.import(csv({ Endereço: 'caneca', Situação: 'Publicado' }));
    expect(rows[0]?.changes).toContainEqual({
      column: 'Situação',
      from: 'Na lixeira',
      to: 'Publicado',
    });
    expect(await gifts()).toMatchObject([{ id: mug.id, _status: 'published' }]);
    await imports.undo(id);
    expect(await gifts()).toEqual([]);
  });
});
