import type { Page } from '@playwright/test';

import type { Account } from './test';

/** By the form that stands before the panel. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}
