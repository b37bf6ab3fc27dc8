import type { APIRequestContext, Page } from '@playwright/test';

import { createAnyGift } from './catalogue';
import { type Account, createAccount, expect } from './test';

/** Opens a page of the panel as a new admin, without the form to sign in. */
export async function openPanel(
  page: Page,
  editor: APIRequestContext,
  path: string,
): Promise<Account> {
  const account = await createAccount(editor, { isAdmin: true });
  const answer = await page.request.post('/api/users/login', { data: account });
  expect(answer.status()).toBe(200);
  await page.goto(path);
  return account;
}

/** A form answers once React does. */
export async function openForm(page: Page): Promise<void> {
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

/** A published gift of its own for a test, open in its form. */
export async function openNewGift(
  page: Page,
  editor: APIRequestContext,
  title: string,
): Promise<number> {
  const { id } = await createAnyGift(editor, title);
  await openPanel(page, editor, `/admin/painel/collections/gifts/${id}`);
  await openForm(page);
  return id;
}
