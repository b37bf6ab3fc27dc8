import { ACCOUNT_TERMS } from '@/domain/account-terms';
import { COOKIES_VERSION } from '@/domain/cookies-version';
import { legal } from '@/messages/legal';

import { expect, test } from './support/test';

/** The day that the consents carry. */
const TERMS_VERSION = legal.version(ACCOUNT_TERMS.version);

/** The texts that are promised (docs/product.md), on the page where they belong. */
const WORDS: [path: string, words: string[]][] = [
  [
    '/',
    ['Novidades Exclusivas', 'Presentes Mais Amados', 'Descobrir Presente', 'Entrar', 'São Paulo'],
  ],
  ['/categorias', ['Nome (A-Z)', 'Nome (Z-A)', 'Mais Recentes']],
  [
    '/categoria/nerd',
    [
      ...['Carregar Mais Presentes', 'presentes encontrados'],
      ...['A-Z', 'Z-A', 'Mais Popular', 'Menor Preço', 'Maior Preço', 'Mais Recente'],
      ...['Melhor Avaliado', 'Excepcional', 'Excelente', 'Muito Bom', 'Bom'],
      ...['Para agradecer', 'Para surpreender', 'Para motivar', 'Para celebrar', 'Para confortar'],
    ],
  ],
  ['/ocasioes', ['A-Z', 'Z-A', 'Mais populares', 'Sugerir Nova Ocasião']],
  [
    '/ocasiao/nao-existe/categorias',
    ['Ocasião não encontrada', 'Verifique o link ou escolha outra ocasião.'],
  ],
  [
    '/busca?q=zzzqqq',
    [
      'Resultados para "zzzqqq"',
      'Voltar',
      'Nenhum resultado encontrado',
      'Tente usar termos diferentes ou verifique a ortografia',
    ],
  ],
  ['/busca?q=caneca', ['Resultados para "caneca"', 'Presentes Encontrados (']],
  ['/sobre', ['Momentos Criados']],
  [
    '/guia-presentes',
    ['Para Surpreender', 'Para Datas Especiais', 'Para Todos os Bolsos', 'Fale com a gente'],
  ],
  ['/contato', ['Dúvida', 'Sugestão', 'Outro', '24 horas']],
  ['/dicas/embrulho', ['3 cm']],
  ['/politica-privacidade', ['Última atualização: ', TERMS_VERSION, '@']],
  ['/termos-uso', ['Última atualização: ', TERMS_VERSION]],
  ['/cookies', ['Última atualização: ', legal.version(COOKIES_VERSION)]],
  [
    '/desenvolvedores',
    [
      'O catálogo inteiro, em JSON',
      'RateLimit-Policy',
      'VALIDATION_FAILED',
      'whsec_',
      'seis meses',
    ],
  ],
  ['/nao-existe', ['Ops! Página não encontrada']],
];

for (const [path, words] of WORDS) {
  test(`${path} shows its promised texts before any script runs`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    const body = page.locator('body');
    for (const text of words) await expect(body).toContainText(text);
    await expect(page.getByPlaceholder('Buscar presentes...').first()).toBeAttached();
    await context.close();
  });
}

test('without JavaScript a listing says that filters are not applied, and its pages have all gifts', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/categoria/nerd?max=50');
  // Texts within a noscript are not found by text.
  const notice = page.getByRole('main').locator('noscript p');
  await expect(notice).toBeVisible();
  expect(await notice.textContent()).toContain('Filtrar e ordenar precisam de JavaScript.');
  const count = await page.getByText(/^\d+ presentes encontrados$/).innerText();
  const cards = page.getByRole('main').getByRole('article');
  const next = page.getByRole('link', { name: /Carregar Mais Presentes|Próxima página/ });
  // In rows: the list does not stand in the column of the filters.
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().top),
  );
  expect(tops[1]).toBe(tops[0]);
  let shown = await cards.count();
  for (let number = 2; (await next.count()) > 0; number += 1) {
    await next.click();
    await expect(page).toHaveURL(new RegExp(`/pagina/${number}$`));
    shown += await cards.count();
  }
  expect(shown).toBe(Number.parseInt(count, 10));
  await context.close();
});

test('a gift shows its promised texts before any script runs', async ({ browser, request }) => {
  const listing = await request.get('/api/listings?scope=category:nerd&sort=popularity');
  const { docs } = (await listing.json()) as { docs: { id: number }[] };
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/presente/${docs[0]?.id}`);
  for (const text of [
    'Ver na Loja Parceira',
    'Favoritar',
    'Compartilhar',
    'Voltar',
    'Você também pode gostar',
  ]) {
    await expect(page.locator('body')).toContainText(text);
  }
  await context.close();
});

test('unsubscribing without an address says so', async ({ page }) => {
  await page.goto('/unsubscribe');
  await expect(page.getByText('E-mail não informado.')).toBeVisible();
});
