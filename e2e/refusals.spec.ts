import type { APIResponse } from '@playwright/test';

import { createAnyGift, deleteGifts } from './support/catalogue';
import { expect, test } from './support/test';

type Problem = { name?: string; message: string; data?: { errors: { path: string }[] } };

async function firstProblem(answer: APIResponse): Promise<Problem> {
  const { errors } = (await answer.json()) as { errors: [Problem] };
  return errors[0];
}

/** What Payload, or the build, answers when the message of an error has got lost. */
const LOST = /unknown error|something went wrong|internal server error|\bat async\b|node_modules/i;
const UNREADABLE = { name: 'rascunho.png', mimeType: 'image/png', buffer: Buffer.from('nada') };
/** A PNG of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('a refusal has its message in the build too', () => {
  test('to a visitor who reviews, subscribes or writes where only admins may', async ({
    request,
  }) => {
    const review = await request.post('/api/reviews', { data: { nada: 1 } });
    expect([review.status(), await review.json()]).toEqual([
      403,
      {
        errors: [
          { code: 'FORBIDDEN', message: 'Você precisa estar logado para fazer uma avaliação.' },
        ],
      },
    ]);
    const gift = await request.post('/api/gifts', { data: { nada: 1 } });
    expect(gift.status()).toBe(403);
    expect(await gift.text()).toContain('Usuário não autenticado. Faça login novamente.');
    expect(await gift.text()).not.toContain('nada');

    const subscriber = await request.post('/api/subscribers', { data: { email: 'sem-arroba' } });
    const error = await firstProblem(subscriber);
    expect([subscriber.status(), error.name, error.data?.errors[0]?.path]).toEqual([
      400,
      'ValidationError',
      'email',
    ]);
    expect(error.message).toMatch(/e-mail/);
  });

  test('to an editor: unknown fields, pictures that break a rule, what is in use', async ({
    editor,
  }) => {
    const { id, category } = await createAnyGift(editor, `Presente recusado ${Date.now()}`);
    const unknown = await editor.patch(`/api/gifts/${id}`, { data: { nada: 1 } });
    expect([unknown.status(), await unknown.json()]).toEqual([
      400,
      { errors: [{ code: 'BAD_REQUEST', message: 'Campos desconhecidos: nada.' }] },
    ]);

    for (const file of [UNREADABLE, { ...UNREADABLE, buffer: DOT }]) {
      const multipart = { file, _payload: JSON.stringify({ alt: 'Um rascunho' }) };
      const picture = await editor.post('/api/media', { multipart });
      const text = await picture.text();
      expect(picture.status(), text).toBe(400);
      expect(text).not.toMatch(LOST);
      expect(text).toMatch(/rascunho\.png|JPEG, PNG, WebP/);
    }

    const used = await editor.delete(`/api/media/${category.image}`);
    expect(used.status()).toBe(409);
    expect((await firstProblem(used)).message).toMatch(/^Esta imagem está em uso em: “/);
    await deleteGifts(editor, id);
  });

  test('of what cannot be read at all', async ({ request, editor }) => {
    const json = { 'Content-Type': 'application/json' };
    const form = { 'Content-Type': 'multipart/form-data; boundary=abc' };
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const answers = [
      await request.post('/api/subscribers', { headers: json, data: '{"email"' }),
      await request.post('/api/subscribers', { headers: json, data: `{"email":${deep}}` }),
      await request.post('/api/subscribers', { headers: form, data: '--abc\r\nContent' }),
      await request.get('/api/gifts?where[price][near]=1'),
      await request.get('/api/gifts?where={'),
      await editor.get('/api/gifts?where[categories][all]=1'),
      await editor.patch('/api/gifts/99999999999', { data: { title: 'a' } }),
      await editor.post('/api/gifts', { data: { title: 'a\u0000b' } }),
    ];
    for (const answer of answers) {
      const text = await answer.text();
      expect(answer.status(), text).toBeGreaterThanOrEqual(400);
      expect(answer.status(), text).toBeLessThan(500);
      expect(text).not.toMatch(LOST);
      expect((await firstProblem(answer)).message).toMatch(/[a-zç]/);
    }
  });

  test('a number that is only one at its beginning is refused on its field', async ({ editor }) => {
    const { id } = await createAnyGift(editor, `Presente mal avaliado ${Date.now()}`);
    const data = { gift: id, rating: '5x', comment: 'Um comentário bastante bom.' };
    const answer = await editor.post('/api/reviews', { data });
    const { data: problem } = await firstProblem(answer);
    expect([answer.status(), problem?.errors[0]?.path]).toEqual([400, 'rating']);
    await deleteGifts(editor, id);
  });
});

test('a session’s token is in its cookie, and in no body', async ({ editor }) => {
  for (const path of ['/api/users/me', '/api/users/refresh-token']) {
    const answer = await editor.fetch(path, { method: path.endsWith('me') ? 'GET' : 'POST' });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toMatch(/[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});
