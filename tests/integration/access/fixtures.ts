import type { User } from '@payload-types';
import type { Payload, RequiredDataFromCollectionSlug } from 'payload';

import { timestamp } from '@/domain/dates';

import { type Factories, PASSWORD } from '../../support/factories';
import { picture } from '../../support/images';
import { richText } from '../../support/rich-text';
import type { Role, Slug, Verdict } from './table';

/** A document to try things on. */
export type Fixture = {
  id: number;
  owner?: Role;
  isDraft?: boolean;
  isTrashed?: boolean;
  isRevoked?: boolean;
};

let counter = 0;
const next = () => (counter += 1);

type Users = Record<'user' | 'admin' | 'other', User>;

/** Which of the documents a verdict lets a role touch. */
export function allowed(fixtures: Fixture[], verdict: Verdict, role: Role): number[] {
  return fixtures
    .filter(({ owner, isDraft, isTrashed, isRevoked }) => {
      if (verdict === 'all') return true;
      if (verdict === 'published') return isDraft !== true;
      if (verdict === 'trashed') return isTrashed === true;
      if (verdict === 'revoked') return isRevoked === true;
      return verdict === 'own' && owner === role;
    })
    .map(({ id }) => id);
}

/** Documents of each kind that the access rules distinguish, and valid bodies to create one with. */
export async function createFixtures(payload: Payload, users: Users, make: Factories) {
  const category = await make.category();
  const categories = [category.id];
  const gift = (data: object = {}) => make.gift({ categories, ...data });
  const owners = ['user', 'other', 'admin'] as const;

  const fixtures: Record<Slug, () => Promise<Fixture[]>> = {
    async gifts() {
      const [published, draft] = [await gift(), await gift({ _status: 'draft' })];
      return [{ id: published.id }, { id: draft.id, isDraft: true }];
    },
    categories: async () => [await make.category()],
    'category-groups': async () => [
      await payload.create({
        collection: 'category-groups',
        data: { name: `Grupo ${next()}`, slug: '', description: 'x', image: await make.anyImage() },
      }),
    ],
    occasions: async () => [await make.occasion()],
    'occasion-groups': async () => [
      await payload.create({
        collection: 'occasion-groups',
        data: { name: `Datas ${next()}`, slug: '', description: 'x', image: await make.anyImage() },
      }),
    ],
    media: async () => [await make.media()],
    async reviews() {
      const [published, draft] = [await gift(), await gift({ _status: 'draft' })];
      const ofDraft = await make.review(draft, users.other);
      const ofPublished = owners.map(async (owner) => {
        const { id } = await make.review(published, users[owner]);
        return { id, owner };
      });
      const all: Fixture[] = await Promise.all(ofPublished);
      return [...all, { id: ofDraft.id, owner: 'other', isDraft: true }];
    },
    async favourites() {
      const { id: giftId } = await gift();
      return Promise.all(
        owners.map(async (owner) => {
          const data = { user: users[owner].id, gift: giftId };
          const { id } = await payload.create({ collection: 'favourites', data });
          return { id, owner };
        }),
      );
    },
    subscribers: async () => [
      await payload.create({
        collection: 'subscribers',
        data: { email: `leitor-${next()}@example.com` },
      }),
    ],
    'contact-messages': async () => [
      await payload.create({
        collection: 'contact-messages',
        data: {
          name: 'Ana',
          email: 'ana@example.com',
          subject: 'outro',
          message: 'Olá!',
          status: 'new',
        },
      }),
    ],
    consents: () =>
      Promise.all(
        owners.map(async (owner) => {
          const data = {
            user: users[owner].id,
            kind: 'account' as const,
            text: 'Li e aceito.',
            version: '2026-11-20',
          };
          const { id } = await payload.create({ collection: 'consents', data });
          return { id, owner };
        }),
      ),
    campaigns: async () => [
      await payload.create({
        collection: 'campaigns',
        // The border to Payload's types: what is left out has a value of its own.
        data: { subject: 'Mimos de domingo' } as RequiredDataFromCollectionSlug<'campaigns'>,
      }),
    ],
    // A trigger writes it.
    async 'link-checks'() {
      const where = { gift: { equals: (await gift()).id } };
      const { docs } = await payload.find({ collection: 'link-checks', where, depth: 0 });
      return docs;
    },
    outbox: async () => [
      await payload.create({
        collection: 'outbox',
        data: {
          recipient: 'ana@example.com',
          template: 'password-changed',
          status: 'sent',
          attempts: 1,
          doubts: 0,
          messageId: `<${next()}@example.com>`,
        },
      }),
    ],
    'gift-imports': async () => [
      await payload.create({
        collection: 'gift-imports',
        // The border to Payload's types: what is left out has a value of its own.
        data: { fileName: 'presentes.csv' } as RequiredDataFromCollectionSlug<'gift-imports'>,
      }),
    ],
    webhooks: async () => [
      await payload.create({
        collection: 'webhooks',
        // The border to Payload's types: what is left out has a value of its own.
        data: { url: 'https://loja.com.br/avisos' } as RequiredDataFromCollectionSlug<'webhooks'>,
      }),
    ],
    async 'webhook-deliveries'() {
      const data = { url: 'https://loja.com.br/avisos' };
      // There may be few webhooks: all deliveries are of the first that there is.
      const { docs } = await payload.find({
        collection: 'webhooks',
        sort: 'id',
        limit: 1,
        depth: 0,
      });
      const webhook =
        docs[0] ??
        (await payload.create({
          collection: 'webhooks',
          data: data as RequiredDataFromCollectionSlug<'webhooks'>,
        }));
      return [
        await payload.create({
          collection: 'webhook-deliveries',
          data: {
            webhook: webhook.id,
            event: 'webhook.test',
            messageId: `msg_${String(next())}`,
            at: timestamp(),
            status: 'delivered',
            attempts: 1,
          },
        }),
      ];
    },
    suppressions: async () => [
      await payload.create({
        collection: 'suppressions',
        data: { email: `devolve-${next()}@example.com`, reason: 'bounce', at: timestamp() },
      }),
    ],
    'search-synonyms': async () => [
      await payload.create({
        collection: 'search-synonyms',
        data: { term: `palavra ${next()}`, alsoFinds: ['outra'] },
      }),
    ],
    'audit-log': async () => [
      await payload.create({
        collection: 'audit-log',
        data: { entity: 'gifts', document: '1', operation: 'update', changes: [] },
      }),
    ],
    async 'api-keys'() {
      const key = (data: object = {}) =>
        payload.create({
          collection: 'api-keys',
          data: {
            name: `Chave ${next()}`,
            scope: 'read',
            prefix: 'mimo_abcd',
            hash: `hash ${next()}`,
            ...data,
          },
        });
      const [valid, revoked] = [await key(), await key({ revokedAt: timestamp() })];
      return [{ id: valid.id }, { id: revoked.id, isRevoked: true }];
    },
    async users() {
      const stranger = await make.user();
      return [
        { id: stranger.id },
        { id: users.other.id, owner: 'other' },
        { id: users.user.id, owner: 'user' },
        { id: users.admin.id, owner: 'admin' },
      ];
    },
  };

  /** A change that any document of the collection accepts. */
  const changes: Record<Slug, object> = {
    gifts: { isNew: true },
    categories: { description: 'Outra.' },
    'category-groups': { description: 'Outra.' },
    occasions: { description: 'Outra.' },
    'occasion-groups': { description: 'Outra.' },
    media: { alt: 'Outro texto' },
    reviews: { rating: 4 },
    favourites: { category: category.id },
    subscribers: { createdAt: '2026-01-01T00:00:00.000Z' },
    'contact-messages': { subject: 'duvida' },
    consents: { version: '2000-01-01' },
    campaigns: { subject: 'Mimos de segunda' },
    'link-checks': { acknowledged: true },
    outbox: { status: 'queued' },
    'gift-imports': { status: 'done' },
    webhooks: { description: 'Outro.' },
    'webhook-deliveries': { status: 'failed' },
    suppressions: { detail: 'Outro.' },
    'search-synonyms': { alsoFinds: ['mais uma'] },
    'audit-log': { title: 'Outro' },
    'api-keys': { name: 'Outro nome' },
    users: { name: 'Leitora' },
  };

  async function body(collection: Slug): Promise<object | FormData> {
    const image = await make.anyImage();
    const n = next();
    const named = { name: `Nome ${n}`, description: 'Uma descrição.', image };
    switch (collection) {
      case 'gifts':
        return {
          title: `Presente novo ${n}`,
          shortDescription: 'Curta.',
          description: richText('Longa.'),
          price: '49,90',
          affiliateLink: 'https://loja.example.com/p',
          images: [image],
          categories,
          _status: 'published',
        };
      case 'categories':
        return { ...named, group: await make.anyGroup() };
      case 'category-groups':
      case 'occasion-groups':
        return named;
      case 'occasions':
        return { ...named, month: 'maio' };
      case 'media': {
        const form = new FormData();
        form.set('_payload', JSON.stringify({ alt: 'Uma imagem' }));
        form.set('file', new Blob([new Uint8Array(await picture('webp'))]), `nova-${n}.webp`);
        return form;
      }
      case 'reviews':
        return {
          gift: (await gift()).id,
          rating: 5,
          comment: `Muito bom mesmo, presente ${n}.`,
        };
      case 'favourites':
        return { gift: (await gift()).id };
      case 'subscribers':
        return { email: `nova-${n}@example.com` };
      case 'contact-messages':
        return { name: 'Ana', email: 'ana@example.com', subject: 'sugestao', message: 'Olá!' };
      case 'consents':
        return { kind: 'newsletter', text: 'Quero receber.', version: '2026-11-20' };
      case 'campaigns':
        return { subject: `Mimos ${n}`, kind: 'dates' };
      case 'link-checks':
        return { gift: (await gift()).id, url: 'https://loja.example.com/p' };
      case 'outbox':
        return { recipient: 'ana@example.com', template: 'campaign', messageId: `<${n}@b>` };
      case 'gift-imports':
        return { fileName: 'outro.csv' };
      case 'webhooks':
        return { url: `https://loja.com.br/avisos/${String(n)}`, events: ['gift.removed'] };
      case 'webhook-deliveries':
        return {
          webhook: 1,
          event: 'webhook.test',
          messageId: `msg_x${String(n)}`,
          at: timestamp(),
        };
      case 'suppressions':
        return { email: `parar-${n}@example.com` };
      case 'search-synonyms':
        return { term: `termo ${n}`, alsoFinds: ['outro'] };
      case 'audit-log':
        return { entity: 'gifts', document: '1', operation: 'create', changes: [] };
      case 'api-keys':
        return { name: 'Chave', scope: 'admin', prefix: 'mimo_abcd', hash: `x ${n}` };
      case 'users':
        return { email: `conta-${n}@example.com`, password: PASSWORD, name: 'Nova conta' };
    }
  }

  const cache = new Map<Slug, Promise<Fixture[]>>();
  return {
    /** New documents, to be destroyed. */
    async fresh(collection: Slug): Promise<Fixture[]> {
      const documents = await fixtures[collection]();
      if (collection !== 'gifts') return documents;
      const { id } = await gift({ _status: 'draft', deletedAt: timestamp() });
      return [...documents, { id, isDraft: true, isTrashed: true }];
    },
    /** The same documents for everybody who does not destroy them. */
    shared(collection: Slug): Promise<Fixture[]> {
      const known = cache.get(collection) ?? fixtures[collection]();
      cache.set(collection, known);
      return known;
    },
    changes,
    body,
  };
}
