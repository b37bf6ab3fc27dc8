import type { Page } from '@playwright/test';

import { newsletter } from '@/messages/newsletter';
import { newsletterLinks, unsubscribe } from '@/messages/newsletter-links';
import { addressData, exportWords } from '@/messages/personal-data';

import { violationsOf, WCAG } from './support/axe';
import { linkInMail } from './support/mail';
import { expect, test } from './support/test';

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page, WCAG, ['main'])).toEqual([]);
}

/** Moves the focus to what is named, as somebody does who uses the keyboard alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator('main :focus');
  await page.locator('main h1').click();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0 && (await focused.innerText()).trim() === name) return;
  }
  throw new Error(`the keyboard does not reach "${name}"`);
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/contato');
  const form = page.locator('form').filter({ hasText: newsletter.title });
  await form.getByLabel(newsletter.email).fill(email);
  await form.getByRole('button', { name: newsletter.submit }).press('Enter');
  await expect(form.getByText(newsletter.subscribed)).toBeVisible();
}

test('a subscription is confirmed, chosen, taken along and erased with the keyboard alone', async ({
  page,
  request,
}) => {
  const email = `teclado-${Date.now()}@example.com`;
  await subscribe(page, email);

  await page.goto(await linkInMail(request, email, '/newsletter/confirmar'));
  await expectAccessible(page);
  await tabTo(page, newsletterLinks.confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByText(newsletterLinks.confirmed)).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkInMail(request, email, '/newsletter/preferencias'));
  const dates = page.getByLabel(newsletterLinks.dates);
  await expect(dates).toBeChecked();
  await dates.focus();
  await page.keyboard.press('Space');
  await tabTo(page, newsletterLinks.save);
  await page.keyboard.press('Enter');
  await expect(page.getByText(newsletterLinks.saved)).toBeVisible();
  await page.reload();
  await expect(dates).not.toBeChecked();

  await tabTo(page, exportWords.label);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^mimoteca-meus-dados-.*\.json$/);
  await expect(page.getByText(exportWords.done)).toBeVisible();
  await tabTo(page, addressData.eraseTitle);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(addressData.erased)).toBeVisible();
  await expectAccessible(page);

  // The link goes on working, and there is nothing any more.
  await page.reload();
  await expect(page.getByText(newsletterLinks.absent)).toBeVisible();
  await expect(page.getByText(addressData.title)).toBeVisible();
});

test('the link to unsubscribe asks first, and works with the keyboard alone', async ({
  page,
  request,
}) => {
  const email = `sair-${Date.now()}@example.com`;
  await subscribe(page, email);
  await page.goto(await linkInMail(request, email, '/unsubscribe'));
  await expectAccessible(page);
  await tabTo(page, unsubscribe.confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByText(unsubscribe.done)).toBeVisible();
  await expectAccessible(page);
});

for (const [path, words] of [
  ['/unsubscribe', unsubscribe.missingEmail],
  ['/newsletter/confirmar', newsletterLinks.invalid],
  ['/newsletter/preferencias', newsletterLinks.invalid],
  ['/newsletter/preferencias?email=a%40example.com&assinatura=x', newsletterLinks.invalid],
] as const) {
  test(`${path} says what is wrong with the link, and offers nothing else`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main').getByText(words)).toBeVisible();
    await expect(page.getByText(addressData.title)).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('a link that does not reach the site keeps its question, and the focus', async ({ page }) => {
  await page.goto('/newsletter/confirmar?email=a%40example.com&assinatura=x');
  const confirm = page.getByRole('button', { name: newsletterLinks.confirm });
  await confirm.focus();
  await page.route('**/api/newsletter/confirm', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  await expect(confirm).toBeFocused();
  await expectAccessible(page);
});
