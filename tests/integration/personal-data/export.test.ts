import { beforeAll, describe, expect, it } from 'vitest';

import type { User } from '@payload-types';

import { timestamp } from '@/domain/dates';

import { type Factories } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let user: User;
let session: Session;
let categories: number[];

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  categories = [(await make.category({ name: 'Nerd' })).id];
  user = await make.user({ email: 'titular@example.com', name: 'Titular' });
  session = await api.login(user);
});

const download = (as: Session | null) => api.request('/users/export', { as });

it('is for signed-in users only', async () => {
  expect((await download(null)).status).toBe(401);
});

it('is a file that no cache may store', async () => {
  const { status, headers } = await download(session);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="mimoteca-meus-dados-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toMatch(/^application\/json/);
});

describe('what it holds', () => {
  it('everything that the site stores about the user', async () => {
    const gift = await make.gift({ title: 'Caneca de Poções', categories });
    const other = await make.gift({ title: 'Jogo', categories });
    const { payload } = app;
    await payload.create({
      collection: 'favourites',
      data: { user: user.id, gift: gift.id, category: categories[0] },
    });
    await make.review(gift, user, { comment: 'Gostei muito da caneca.', rating: 4 });
    await make.review(other, user, {
      comment: 'Este texto foi escondido.',
      hidden: true,
      hiddenReason: 'Motivo da moderação',
    });
    await api.request('/users/newsletter', {
      method: 'POST',
      body: { subscribed: true },
      as: session,
    });
    await payload.create({
      collection: 'contact-messages',
      data: {
        name: 'Titular',
        email: user.email,
        subject: 'duvida',
        status: 'new',
        message: 'Uma pergunta.',
      },
    });
    await payload.create({
      collection: 'suppressions',
      data: { email: user.email, reason: 'bounce', detail: '5.1.1', at: timestamp() },
    });
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { pendingEmail: 'novo@example.com' },
    });

    const { body } = await download(session);
    expect(body).toMatchObject({
      conta: {
        identificador: user.id,
        nome: 'Titular',
        email: 'titular@example.com',
        emailAConfirmar: 'novo@example.com',
        emailConfirmado: true,
        administra: false,
        bloqueadaAte: null,
      },
      newsletter: { inscrita: true },
      favoritos: [
        {
          presente: 'Caneca de Poções',
          endereco: `http://localhost:3000/presente/${gift.id}`,
          categoria: 'Nerd',
        },
      ],
      avaliacoes: [
        { presente: 'Caneca de Poções', nota: 4, texto: 'Gostei muito da caneca.' },
        { presente: 'Jogo', texto: 'Este texto foi escondido.', escondidaPelaModeracao: true },
      ],
      consentimentos: [{ aQue: 'Newsletter', versao: '2026-11-20', retiradoEm: null }],
      mensagensDeContato: [{ nome: 'Titular', assunto: 'duvida', mensagem: 'Uma pergunta.' }],
      mensagensQueEnviamos: [
        { mensagem: 'Boas-vindas da newsletter', situacao: 'Na fila', retorno: null },
        { mensagem: 'Contato: cópia', situacao: 'Na fila' },
      ],
      enderecoSuprimido: { motivo: 'Devolvido: a caixa não existe', detalhe: '5.1.1' },
    });
    expect(body.sessoesAbertas).toHaveLength(1);
    for (const date of [body.geradoEm, body.conta.criadaEm, body.sessoesAbertas[0].fim]) {
      expect(new Date(date).getTime()).not.toBeNaN();
    }
  });

  it('nothing that would open the account, nor what moderators note', async () => {
    const [row] = await app.query<Record<string, string | null>>(
      'select hash, salt, reset_password_token, _verificationtoken from users where id = $1',
      [user.id],
    );
    const sessions = await app.query<{ id: string }>('select id from users_sessions');
    const { body } = await download(session);
    const text = JSON.stringify(body);
    const secrets = [...Object.values(row ?? {}), ...sessions.map(({ id }) => id), session.token];
    expect(secrets.filter((secret) => secret != null && text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/hash|salt|token|Motivo da moderação/i);
  });

  it('nothing of anybody else, and nothing of a draft', async () => {
    const stranger = await make.user({ email: 'outra-pessoa@example.com', name: 'Estranha' });
    const gift = await make.gift({ categories });
    await app.payload.create({
      collection: 'favourites',
      data: { user: stranger.id, gift: gift.id },
    });
    await app.payload.update({
      collection: 'gifts',
      id: gift.id,
      data: { title: 'Segredo da redação', _status: 'draft' },
    });
    const { body } = await download(await api.login(stranger));
    expect(body.favoritos).toMatchObject([{ presente: 'Presente que saiu do catálogo' }]);
    expect(JSON.stringify(body)).not.toMatch(/Segredo|titular/i);
    expect([body.avaliacoes, body.consentimentos, body.mensagensDeContato]).toEqual([[], [], []]);
    expect(body.newsletter).toEqual({ inscrita: false });
  });
});
