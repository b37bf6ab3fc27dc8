import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { CAMPAIGN } from '@/domain/campaign';

import type { Session } from '../../support/http';
import {
  divider,
  gifts,
  heading,
  item,
  leaf,
  letter,
  link,
  list,
  paragraph,
} from '../../support/letter';
import { openSite, type OpenSite } from '../../support/open-site';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { addresses, campaignsOf, HELLO } from './support';

let site: OpenSite;
let admin: Session;
let campaigns: ReturnType<typeof campaignsOf>;
type Sent = { to: string; subject: string; html: string; text: string };
let sent: Sent[] = [];
let category: number;

beforeAll(async () => {
  site = await openSite();
  admin = await site.api.login(await site.make.user({ isAdmin: true, email: 'eu@example.com' }));
  campaigns = campaignsOf(site, site.api, () => admin);
  category = (await site.make.category()).id;
  site.app.payload.email.sendEmail = (mail) => {
    sent.push({ ...mail, to: String(mail.to) } as Sent);
    return Promise.resolve();
  };
});
afterEach(() => {
  sent = [];
});

const refusal = async (data: object) => {
  const { status, body } = await campaigns.post('', { subject: 'Mimos', ...data });
  return [status, body.errors?.[0]?.message];
};

describe('a subject that could become another head of the mail is refused:', () => {
  it.each(['Oi\r\nBcc: outra@example.com', 'Oi\nX: y', 'Oi\rX: y', 'Oi\u2028y', 'Oi\u0007'])(
    '%j',
    async (subject) => {
      const words = 'Assunto: use uma única linha, sem caracteres de controle.';
      expect(await refusal({ subject })).toEqual([400, words]);
      const preheader = 'Texto de prévia: use uma única linha, sem caracteres de controle.';
      expect(await refusal({ preheader: subject })).toEqual([400, preheader]);
    },
  );
});

it.each([
  [{ subject: '  ' }, 'Escreva o assunto da campanha.'],
  [{ subject: 'a'.repeat(121) }, 'Assunto: use no máximo 120 caracteres.'],
  [{ preheader: 'a'.repeat(161) }, 'Texto de prévia: use no máximo 160 caracteres.'],
])('words that do not fit are refused: %j', async (data, words) => {
  expect(await refusal(data)).toEqual([400, words]);
});

describe('a letter is refused that has', () => {
  const node = (type: string, more: object = {}) => ({ type, version: 1, children: [], ...more });
  const many = Array.from({ length: CAMPAIGN.giftsOfBlock + 1 }, (_, index) => index + 1);
  const bad = 'O texto da carta tem uma parte que e-mails não podem mostrar.';

  it.each([
    ['an upload', [{ type: 'upload', version: 1, relationTo: 'media', value: 1 }], bad],
    ['a heading of the first rank', [heading('h1', 'Oi')], bad],
    ['a node that nobody knows', [node('iframe')], bad],
    ['another block', [{ type: 'block', version: 2, fields: { blockType: 'html' } }], bad],
    ['a block without gifts', [gifts()], 'Escolha de 1 a 6 presentes em cada bloco.'],
    ['too many gifts in a block', [gifts(...many)], 'Escolha de 1 a 6 presentes em cada bloco.'],
    [
      'too many gifts',
      Array.from({ length: 5 }, (_, block) => gifts(...many.slice(1).map((id) => id + block * 10))),
      'Uma carta mostra no máximo 24 presentes.',
    ],
    [
      'more text than a mail should',
      [paragraph(leaf('a'.repeat(CAMPAIGN.content)))],
      'A carta é longa demais: deixe-a mais curta ou divida em duas campanhas.',
    ],
  ])('%s', async (_, children, words) => {
    expect(await refusal({ content: letter(...children) })).toEqual([400, words]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/presentes-novos',
    'www.example.com',
    'https://eu:senha@example.com/',
    'https://example.com/\r\nX: y',
    'mailto:ninguem',
  ])('a link to %j', async (url) => {
    const [status, words] = await refusal({ content: letter(paragraph(link(url, 'aqui'))) });
    expect([status, words]).toEqual([400, expect.stringContaining('não pode ir em um e-mail')]);
  });
});

describe('a letter', () => {
  const test = async (id: number, body: object = {}) => {
    const answer = await campaigns.post(`/${id}/test`, body);
    await sendQueuedMails();
    return answer;
  };

  it('says what was written, to who sees HTML and to who reads its text', async () => {
    const { id: first } = await site.make.gift({
      categories: [category],
      title: 'Vaso <b>azul</b>',
      price: 1299.9,
    });
    const { id: second } = await site.make.gift({ categories: [category], title: 'Caneca' });
    const draft = await site.make.gift({ categories: [category], _status: 'draft' });
    const id = await campaigns.create({
      subject: 'Mimos & <i>outros</i>',
      preheader: 'Para o domingo',
      content: letter(
        paragraph(leaf('Olá, '), leaf('você', 1), leaf(' <script>x</script>')),
        heading('h2', 'Três ideias'),
        list('number', item(leaf('uma')), item(leaf('outra'))),
        divider,
        paragraph(link('https://example.com/?a=1&b=2', 'Leia mais')),
        gifts(first, draft.id),
        gifts(second, 999_999),
        gifts(draft.id),
      ),
    });
    expect(await campaigns.progress(id)).toMatchObject({ leftOut: 2, isEmpty: false });
    const { status, body } = await test(id);
    expect([status, body.message]).toEqual([200, 'Teste a caminho de eu@example.com.']);
    const [mail] = sent;
    expect(mail).toMatchObject({
      to: 'eu@example.com',
      subject: '[Teste] Mimos & <i>outros</i>',
    });
    const { html = '', text = '' } = mail ?? {};
    expect(html).toContain('Mimos &amp; &lt;i&gt;outros&lt;/i&gt;</h1>');
    expect(html).toContain('<strong>você</strong>');
    expect(html).toContain('Vaso &lt;b&gt;azul&lt;/b&gt;');
    expect(html).toContain('href="https://example.com/?a=1&amp;b=2"');
    expect(html).toContain('Para o domingo');
    expect(html).toContain(`/presente/${second}"`);
    expect(html).not.toMatch(/<script|<b>|<i>|\.invalid|undefined/);
    expect(html).not.toContain(`/presente/${draft.id}"`);
    expect(text).toContain('TRÊS IDEIAS\n\n1. uma\n2. outra\n\n- - -');
    expect(text).toContain('Leia mais (https://example.com/?a=1&b=2)');
    expect(text).toContain('Vaso <b>azul</b>');
    expect(text).toContain('R$ 1.299,90\nVer presente: http');
    expect(text).toMatch(/Cancelar a inscrição: http\S+\/unsubscribe\?email=eu%40example\.com&/);
    expect(text).not.toContain('.invalid');
  });

  it('that is empty is neither sent nor tried', async () => {
    const draft = await site.make.gift({ categories: [category], _status: 'draft' });
    await campaigns.subscribe(...addresses(1, 'vazia'));
    for (const content of [
      null,
      letter(),
      letter(paragraph(leaf('  '))),
      letter(gifts(draft.id)),
    ]) {
      const id = await campaigns.create({ content });
      for (const [name, body] of [
        ['send', {}],
        ['test', {}],
        ['schedule', { at: '2026-12-24T09:00' }],
      ] as const) {
        const answer = await campaigns.post(`/${id}/${name}`, body);
        expect([name, answer.status]).toEqual([name, name === 'schedule' ? answer.status : 409]);
        expect(answer.body.errors[0].message).toMatch(/A carta está vazia|não passou/);
      }
    }
  });

  it('that nobody wants is not sent', async () => {
    await site.app.query('delete from subscribers');
    const id = await campaigns.create();
    const { status, body } = await campaigns.post(`/${id}/send`);
    expect([status, body.errors[0].message]).toEqual([
      409,
      'Nenhum inscrito confirmado quer receber este tipo de carta.',
    ]);
    expect(await campaigns.progress(id)).toMatchObject({ status: 'draft' });
  });

  it.each(['nada', 'a@b', 'a@example.com\r\nBcc: b@example.com', `${'a'.repeat(300)}@example.com`])(
    'is not tried at %.40j',
    async (email) => {
      const id = await campaigns.create();
      const { status, body } = await test(id, { email });
      expect([status, body.errors[0].field]).toEqual([400, 'email']);
      expect(sent).toEqual([]);
    },
  );

  it('is tried at another address, as often as it is asked for', async () => {
    const id = await campaigns.create();
    await test(id, { email: ' Outra@Example.com ' });
    await test(id, { email: 'outra@example.com' });
    expect(sent.map(({ to }) => to)).toEqual(['outra@example.com', 'outra@example.com']);
    expect(await campaigns.progress(id)).toMatchObject({ status: 'draft', sent: 0 });
  });
});

describe('what is done with campaigns', () => {
  const ACTIONS = [
    ['POST', 'send'],
    ['POST', 'schedule'],
    ['POST', 'unschedule'],
    ['POST', 'pause'],
    ['POST', 'resume'],
    ['POST', 'cancel'],
    ['POST', 'test'],
    ['GET', 'progress'],
  ] as const;

  it.each(ACTIONS)('is done by admins alone: %s %s', async (method, name) => {
    const id = await campaigns.create();
    const user = await site.api.login(await site.make.user());
    for (const as of [null, user]) {
      const address = `/campaigns/${id}/${name}`;
      const body = method === 'POST' ? { at: '2027-01-01T10:00' } : undefined;
      const answer = await site.api.request(address, { method, body, as });
      expect([answer.status, answer.body.errors[0].message]).toEqual([
        403,
        expect.stringMatching(/permissão/),
      ]);
    }
    expect(await campaigns.progress(id)).toMatchObject({ status: 'draft' });
  });

  it.each(ACTIONS)('is about one that there is: %s %s', async (method, name) => {
    for (const id of ['999999', '0', 'a', '99999999999']) {
      const body = name === 'schedule' ? { at: '2027-01-01T10:00' } : {};
      const { status } = await site.api.request(`/campaigns/${id}/${name}`, {
        method,
        body: method === 'POST' ? body : undefined,
        as: admin,
      });
      expect([name, id, status]).toEqual([name, id, 404]);
    }
  });

  it('takes JSON, which no form of another site can send', async () => {
    const id = await campaigns.create();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const { status } = await site.api.request(`/campaigns/${id}/send`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': type },
        as: admin,
      });
      expect(status).toBe(400);
    }
    expect(await campaigns.progress(id)).toMatchObject({ status: 'draft' });
  });

  it('is not set by what is stored', async () => {
    const id = await campaigns.create({ status: 'sending', sent: 5, sendAt: '2020-01-01' });
    const untouched = { status: 'draft', sent: 0, sendAt: null };
    expect(await campaigns.progress(id)).toMatchObject(untouched);
    await campaigns.change(id, { status: 'done', recipients: 9, content: HELLO });
    expect(await campaigns.progress(id)).toMatchObject({ ...untouched, recipients: 0 });
  });
});
