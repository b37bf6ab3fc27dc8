import { beforeAll, describe, expect, it } from 'vitest';

import { messages } from '@/messages';

import { type Factories } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { richText } from '../../support/rich-text';
import { type TestPayload } from '../../support/test-payload';

const words = messages.editing;
const { missing, imageMissing } = words;

let app: TestPayload;
let api: TestApi;
let make: Factories;
let admin: Session;
let giftBody: Record<string, unknown>;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  admin = await api.login(await make.user({ isAdmin: true }));
  giftBody = await make.giftBody(await make.category());
});

type Refusal = { status: number; message: string; fields: Record<string, string> };

/** The sentence above the fields, and what is said at each of them. */
async function refusalOf(path: string, body: unknown, method = 'POST'): Promise<Refusal> {
  const { status, body: answer } = await api.request(path, { method, body, as: admin });
  const [first] = answer.errors ?? [];
  return { status, message: first?.message, fields: fieldsOf(first?.data) };
}

function fieldsOf(data: { errors?: { path: string; message: string }[] } | undefined) {
  return Object.fromEntries((data?.errors ?? []).map(({ path, message }) => [path, message]));
}

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(giftBody).filter(([key]) => !names.includes(key)));

const EVERYTHING = {
  title: missing.title,
  shortDescription: missing.shortDescription,
  description: missing.description,
  price: missing.price,
  affiliateLink: missing.affiliateLink,
  images: imageMissing.gift,
  categories: missing.taxonomy,
};

describe('a gift that is published', () => {
  it('is told everything that it lacks at once, each at its field', async () => {
    expect(await refusalOf('/gifts', { _status: 'published' })).toEqual({
      status: 400,
      message: words.fieldsAndCategoryRequired,
      fields: EVERYTHING,
    });
  });

  it.each(Object.entries(EVERYTHING).filter(([field]) => field !== 'images'))(
    'needs %s',
    async (field, reason) => {
      expect(await refusalOf('/gifts', without(field))).toEqual({
        status: 400,
        message: words.fieldsAndCategoryRequired,
        fields: { [field]: reason },
      });
    },
  );

  it('needs an image, with the sentence for it alone', async () => {
    for (const body of [without('images'), { ...giftBody, images: [] }]) {
      expect(await refusalOf('/gifts', body)).toEqual({
        status: 400,
        message: imageMissing.gift,
        fields: { images: imageMissing.gift },
      });
    }
  });

  it('is told of bad prices, a bad link and what it lacks in one answer', async () => {
    const body = { ...without('title'), price: '12,5,3', originalPrice: 'caro' };
    expect(await refusalOf('/gifts', { ...body, affiliateLink: 'javascript:alert(1)' })).toEqual({
      status: 400,
      message: words.fieldsAndCategoryRequired,
      fields: {
        title: missing.title,
        price: words.priceInvalid,
        originalPrice: words.priceInvalid,
        affiliateLink: words.linkInvalid,
      },
    });
  });

  it.each(['12,5,3', '-1', '1e9', 'dez', '1,999', '10 reais', -1])(
    'has no price of %s',
    async (price) => {
      const { message, fields } = await refusalOf('/gifts', { ...giftBody, price });
      expect({ message, fields }).toEqual({
        message: words.priceInvalid,
        fields: { price: words.priceInvalid },
      });
    },
  );

  it('has no price beyond what is stored', async () => {
    const { fields } = await refusalOf('/gifts', { ...giftBody, price: 1e9 });
    expect(fields.price).toBe(words.priceTooHigh('R$ 1.000.000,00'));
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'loja', '//loja.com', 'https://loja'])(
    'has no link to %s',
    async (affiliateLink) => {
      const { fields } = await refusalOf('/gifts', { ...giftBody, affiliateLink });
      expect(fields).toEqual({ affiliateLink: words.linkInvalid });
    },
  );

  it('has no link in its description that runs code', async () => {
    for (const url of ['javascript:alert(1)', 'java\tscript:alert(1)', ' vbscript:x']) {
      const description = richText('Texto');
      const link = {
        type: 'link',
        version: 1,
        fields: { url },
        children: [{ type: 'text', text: 'x' }],
      };
      Object.assign(description.root, { children: [...description.root.children, link] });
      const { fields } = await refusalOf('/gifts', { ...giftBody, description });
      expect(fields).toEqual({ description: words.descriptionLink(url) });
    }
  });

  it('needs a text that is described for each of its images', async () => {
    const image = await make.media();
    await app.payload.db.updateOne({ collection: 'media', id: image.id, data: { alt: ' ' } });
    const { message, fields } = await refusalOf('/gifts', { ...giftBody, images: [image.id] });
    const reason = words.imageUndescribed(image.filename ?? '');
    expect({ message, fields }).toEqual({ message: reason, fields: { images: reason } });
  });
});

describe('categories, occasions, groups and images', () => {
  it.each([
    ['/categories', { name: missing.name, image: imageMissing.category, group: missing.group }],
    [
      '/occasions',
      {
        name: missing.name,
        description: missing.description,
        image: imageMissing.occasion,
        month: missing.month,
      },
    ],
    [
      '/category-groups',
      { name: missing.name, description: missing.description, image: imageMissing.group },
    ],
    [
      '/occasion-groups',
      { name: missing.name, description: missing.description, image: imageMissing.group },
    ],
  ])('%s says everything that is missing at once', async (path, fields) => {
    expect(await refusalOf(path, {})).toEqual({
      status: 400,
      message: words.fieldsRequired,
      fields,
    });
  });

  it('each without an image alone answers with its own sentence', async () => {
    const [image, group] = [await make.anyImage(), await make.anyGroup()];
    const texts = { name: 'Sem imagem', description: 'Descrição' };
    expect((await refusalOf('/categories', { ...texts, group })).message).toBe(
      imageMissing.category,
    );
    expect((await refusalOf('/occasions', { ...texts, month: 'maio' })).message).toBe(
      imageMissing.occasion,
    );
    for (const path of ['/category-groups', '/occasion-groups']) {
      expect((await refusalOf(path, texts)).message).toBe(imageMissing.group);
    }
    expect((await refusalOf('/categories', { ...texts, image })).fields).toEqual({
      group: missing.group,
    });
  });

  it.each([
    ['/category-groups', words.categoryGroupTaken],
    ['/occasion-groups', words.occasionGroupTaken],
  ])('%s refuses a taken name together with what is missing', async (path, taken) => {
    const body = { name: 'Datas Queridas', description: 'x', image: await make.anyImage() };
    expect((await api.request(path, { method: 'POST', body, as: admin })).status).toBe(201);
    expect(await refusalOf(path, { name: 'datas queridas!' })).toEqual({
      status: 400,
      message: words.fieldsRequired,
      fields: { slug: taken, description: missing.description, image: imageMissing.group },
    });
    expect((await refusalOf(path, { ...body, name: 'Datas  queridas' })).message).toBe(taken);
  });

  it('a document may be saved again under its own slug', async () => {
    const { id, name } = await make.category();
    const answer = await api.request(`/categories/${id}`, {
      method: 'PATCH',
      body: { name },
      as: admin,
    });
    expect(answer.status).toBe(200);
  });
});

describe('drafts', () => {
  const draft = (body: object) => refusalOf('/gifts?draft=true', body);

  it('need nothing but a title', async () => {
    expect((await draft({ title: 'Rascunho mínimo' })).status).toBe(201);
    expect(await draft({})).toMatchObject({ status: 400, fields: { title: missing.title } });
    expect((await refusalOf('/gifts', { title: 'Sem estado' })).status).toBe(201);
  });

  it('have nothing that is wrong', async () => {
    const bad = { title: 'Rascunho torto', price: '12,5,3', affiliateLink: 'javascript:x' };
    expect(await draft({ ...bad, originalPrice: -1, intentions: ['vender'] })).toMatchObject({
      status: 400,
      fields: {
        price: words.priceInvalid,
        originalPrice: words.priceInvalid,
        affiliateLink: words.linkInvalid,
        intentions: messages.rest.badValue,
      },
    });
  });

  describe('cannot be published while incomplete', () => {
    let id: number;
    beforeAll(async () => {
      const body = { title: 'Incompleto' };
      const answer = await api.request('/gifts?draft=true', { method: 'POST', body, as: admin });
      id = answer.body.doc.id;
    });
    const rest: Partial<typeof EVERYTHING> = { ...EVERYTHING };
    delete rest.title;

    it('by REST', async () => {
      const { status, fields } = await refusalOf(`/gifts/${id}`, { _status: 'published' }, 'PATCH');
      expect({ status, fields }).toEqual({ status: 400, fields: rest });
    });

    it('several at once', async () => {
      const { body } = await api.request(`/gifts?where[id][equals]=${id}`, {
        method: 'PATCH',
        body: { _status: 'published' },
        as: admin,
      });
      expect(body.docs).toEqual([]);
      expect(body.errors).toHaveLength(1);
      for (const reason of Object.values(rest)) {
        expect(body.errors[0].message).toContain(reason);
      }
    });

    it('by GraphQL, which lists everything too', async () => {
      const { body } = await api.graphql(
        `mutation { updateGift(id: ${id}, data: { _status: published }) { id } }`,
        admin,
      );
      expect(body.errors[0].message).toBe(words.fieldsAndCategoryRequired);
      expect(fieldsOf(body.errors[0].extensions.data)).toEqual(rest);
    });

    it('by a scheduled job, which has access to everything', async () => {
      await expect(
        app.payload.update({ collection: 'gifts', id, data: { _status: 'published' } }),
      ).rejects.toThrow();
    });
  });

  it('of a published gift may lack what the published one has, until it is published again', async () => {
    const gift = await make.gift({ categories: [(await make.category()).id] });
    const lacking = { shortDescription: '', images: [] };
    const draft = await refusalOf(`/gifts/${gift.id}?draft=true`, lacking, 'PATCH');
    expect(draft.status).toBe(200);
    const { fields } = await refusalOf(`/gifts/${gift.id}`, { _status: 'published' }, 'PATCH');
    expect(fields).toEqual({
      shortDescription: missing.shortDescription,
      images: imageMissing.gift,
    });
  });
});

describe('several gifts that are changed at once', () => {
  it('are refused each by its title, with every field and what is wrong there', async () => {
    const { id: category } = await make.category();
    const [one, other] = [
      await make.gift({ categories: [category] }),
      await make.gift({ categories: [category] }),
    ];
    const where = `where[id][in]=${one.id},${other.id}`;
    const { status, body } = await api.request(`/gifts?${where}`, {
      method: 'PATCH',
      body: { price: -1, affiliateLink: 'javascript:alert(1)' },
      as: admin,
    });
    const reasons = [
      messages.admin.ofField('Preço (R$)', words.priceInvalid),
      messages.admin.ofField('Link de afiliado', words.linkInvalid),
    ].join(' ');
    expect(status).toBe(400);
    const errors: { id: number; message: string }[] = body.errors;
    expect(errors.sort((a, b) => a.id - b.id)).toMatchObject(
      [one, other].map(({ id, title }) => ({
        id,
        message: messages.admin.ofDocument(title, reasons),
      })),
    );
  });

  it('each have their own reasons', async () => {
    const { id: category } = await make.category();
    const whole = await make.gift({ categories: [category], _status: 'draft' });
    const { body: made } = await api.request('/gifts?draft=true', {
      method: 'POST',
      body: { title: 'Pela metade', _status: 'draft', price: 10, categories: [category] },
      as: admin,
    });
    const { body } = await api.request(`/gifts?where[id][in]=${whole.id},${made.doc.id}`, {
      method: 'PATCH',
      body: { _status: 'published' },
      as: admin,
    });
    expect(body.docs).toMatchObject([{ id: whole.id }]);
    const [{ message }] = body.errors;
    expect(message).toContain(missing.shortDescription);
    expect(message).toContain(imageMissing.gift);
    expect(message).not.toContain(missing.title);
    expect(message).not.toContain(missing.price);
  });
});
