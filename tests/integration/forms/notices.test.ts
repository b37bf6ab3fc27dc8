import { beforeAll, describe, expect, it } from 'vitest';

import { messages } from '@/messages';

import { type Factories } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { picture } from '../../support/images';
import { openSite } from '../../support/open-site';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let admin: Session;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  admin = await api.login(await make.user({ isAdmin: true }));
});

async function said(method: string, path: string, body?: unknown): Promise<string> {
  const answer = await api.request(path, { method, body, as: admin });
  return answer.body.message ?? answer.body.errors[0].message;
}

let names = 0;

/** What an editor sends for something new of each collection of the catalogue. */
async function bodies(): Promise<Record<string, Record<string, unknown>>> {
  const [image, group, category] = [
    await make.anyImage(),
    await make.anyGroup(),
    await make.category(),
  ];
  const named = { name: `Nome ${(names += 1)}`, description: 'Descrição', image };
  return {
    gifts: await make.giftBody(category),
    categories: { ...named, group },
    occasions: { ...named, month: 'maio' },
    'category-groups': named,
    'occasion-groups': named,
  };
}

async function imageForm(): Promise<FormData> {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'Uma imagem' }));
  const bytes = new Uint8Array(await picture('png'));
  form.set('file', new Blob([bytes], { type: 'image/png' }), `foto-${(names += 1)}.png`);
  return form;
}

const CREATED = {
  gifts: 'Presente cadastrado com sucesso!',
  categories: 'Categoria cadastrada com sucesso!',
  occasions: 'Ocasião cadastrada com sucesso!',
  'category-groups': 'Grupo criado!',
  'occasion-groups': 'Grupo criado!',
};
const FAILED = {
  gifts: 'Erro ao cadastrar presente.',
  categories: 'Erro ao cadastrar categoria.',
  occasions: 'Erro ao cadastrar ocasião.',
  'category-groups': 'Erro ao criar grupo.',
  'occasion-groups': 'Erro ao criar grupo.',
};

describe('something new', () => {
  it.each(Object.entries(CREATED))('of %s: %s', async (slug, sentence) => {
    expect(await said('POST', `/${slug}`, (await bodies())[slug])).toBe(sentence);
  });

  it('of other collections is said in their gender', async () => {
    expect(await said('POST', '/media', await imageForm())).toBe('Imagem enviada com sucesso!');
    expect(await said('POST', '/campaigns', { subject: 'Mimos' })).toBe(
      'Campanha criada com sucesso!',
    );
    expect(await said('POST', '/subscribers', { email: 'nova@example.com' })).toBe(
      'Inscrito cadastrado com sucesso!',
    );
  });

  it.each(Object.entries(FAILED))(
    'of %s that cannot be stored, through no fault of the editor: %s',
    async (slug, sentence) => {
      const body = (await bodies())[slug];
      const table = slug.replaceAll('-', '_');
      await app.query(`alter table ${table} rename to ${table}_away`);
      try {
        const answer = await api.request(`/${slug}`, { method: 'POST', body, as: admin });
        expect(answer.status).toBe(500);
        expect(answer.body.errors).toEqual([{ code: 'INTERNAL_SERVER_ERROR', message: sentence }]);
      } finally {
        await app.query(`alter table ${table}_away rename to ${table}`);
      }
    },
  );

  it('an image that cannot be stored: Erro ao fazer upload da imagem.', async () => {
    const body = await imageForm();
    await app.query('alter table media rename to media_away');
    try {
      expect(await said('POST', '/media', body)).toBe('Erro ao fazer upload da imagem.');
    } finally {
      await app.query('alter table media_away rename to media');
    }
  });

  it.each(Object.keys(CREATED))('of %s takes a session', async (slug) => {
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const path = method === 'POST' ? `/${slug}` : `/${slug}/1`;
      const { status, body } = await api.request(path, { method, body: {} });
      expect([status, body.errors[0].message]).toEqual([
        403,
        'Usuário não autenticado. Faça login novamente.',
      ]);
    }
  });

  it('takes an admin, which is said in other words', async () => {
    const reader = await api.login(await make.user());
    const { status, body } = await api.request('/categories', {
      method: 'POST',
      body: {},
      as: reader,
    });
    expect(status).toBe(403);
    expect(body.errors[0].message).not.toBe(messages.editing.notSignedIn);
  });
});

describe('what exists', () => {
  it('is changed, copied and deleted in its gender', async () => {
    const { id } = await make.category();
    expect(await said('PATCH', `/categories/${id}`, { description: 'Nova' })).toBe(
      'Categoria atualizada com sucesso!',
    );
    expect(await said('PATCH', `/categories?where[id][equals]=${id}`, { description: 'b' })).toBe(
      '1 categoria atualizada.',
    );
    expect(await said('DELETE', `/categories/${id}`)).toBe('Categoria excluída com sucesso!');
    const [first, second] = [await make.occasion(), await make.occasion()];
    const both = `where[id][in]=${first.id},${second.id}`;
    expect(await said('DELETE', `/occasions?${both}`)).toBe('2 ocasiões excluídas.');
  });

  it('a gift is a draft, is published, changed, withdrawn and deleted', async () => {
    const { body } = await api.request('/gifts?draft=true', {
      method: 'POST',
      body: { ...(await bodies()).gifts, title: 'De rascunho a publicado', _status: 'draft' },
      as: admin,
    });
    expect(body.message).toBe('Rascunho salvo com sucesso!');
    const path = `/gifts/${body.doc.id}`;
    expect(await said('PATCH', `${path}?draft=true`, { price: 5 })).toBe(
      'Rascunho salvo com sucesso!',
    );
    const published = { _status: 'published' };
    expect(await said('PATCH', path, published)).toBe('Presente publicado com sucesso!');
    expect(await said('PATCH', path, { ...published, price: 6 })).toBe(
      'Presente atualizado com sucesso!',
    );
    expect(await said('POST', `${path}/duplicate`, { _status: 'draft' })).toBe(
      'Presente duplicado com sucesso!',
    );
    // For good only from the trash.
    await said('PATCH', path, { deletedAt: '2026-11-22T12:00:00.000Z' });
    expect(await said('DELETE', `${path}?trash=true`)).toBe('Presente excluído com sucesso!');
  });
});
