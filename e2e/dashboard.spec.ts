import { anyCategory, createGift } from './support/catalogue';
import { openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const PANEL = '/admin/painel';

test('an editor sees the figures of the site, and the numbers behind the chart', async ({
  page,
  editor,
  expectAccessible,
}) => {
  const category = await anyCategory(editor);
  const title = `Presente do painel ${Date.now()}`;
  const id = await createGift(editor, { title, category: category.id, image: category.image });
  expect((await editor.post(`/api/gifts/${id}/view`)).status()).toBe(200);

  await openPanel(page, editor, PANEL);
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite)/ }),
  ).toBeVisible();
  const traffic = page.getByRole('region', { name: 'Movimento do site' });
  await expect(
    traffic.getByRole('application', { name: /Visualizações por dia nos últimos 30 dias/ }),
  ).toBeVisible();
  await traffic.getByLabel('7 dias').check();
  await traffic.getByRole('radio', { name: /Cliques para lojas/ }).check();
  await expect(
    traffic.getByRole('application', { name: /Cliques para lojas por dia nos últimos 7 dias/ }),
  ).toBeVisible();
  await traffic.getByText('Ver os números em tabela').click();
  await expect(traffic.getByRole('row')).toHaveCount(8);
  await expectAccessible(page, ['.dash-widget']);
});

test('a part that fails says so, comes back when asked, and takes no other with it', async ({
  page,
  editor,
}) => {
  await page.route('**/api/dashboard/gaps', (route) => route.fulfill({ status: 500 }));
  await openPanel(page, editor, PANEL);
  const gaps = page.getByRole('region', { name: 'Para completar' });
  await expect(gaps.getByRole('alert')).toContainText('Não foi possível carregar esta parte.');
  await expect(page.getByRole('region', { name: 'Buscas sem resultado' })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  await page.unroute('**/api/dashboard/gaps');
  await gaps.getByRole('button', { name: 'Tentar de novo' }).click();
  await gaps.getByRole('link', { name: /sem ocasião/ }).click();
  await expect(page).toHaveURL(/collections\/gifts\?.*occasions/);
});
