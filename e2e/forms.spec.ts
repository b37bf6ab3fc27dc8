import type { Page, Route } from '@playwright/test';

import { admin } from '@/messages/admin';
import { adminLogin } from '@/messages/admin-login';
import { contact } from '@/messages/contact';
import { newsletter } from '@/messages/newsletter';
import { personalData } from '@/messages/personal-data';

import { createAccount, expect, test } from './support/test';

/** Holds what the page posts there; the caller says how it ends. */
function holdPosts(page: Page, address: string): Promise<Route> {
  return new Promise((resolve) => {
    void page.route(address, (route) => {
      resolve(route);
    });
  });
}

test('the contact form leads to the first wrong field, and loses nothing when sending fails', async ({
  page,
}) => {
  await page.goto('/contato');
  const form = page.getByRole('main').locator('form');
  const name = form.getByLabel(contact.name);
  const email = form.getByLabel(contact.email);
  const message = form.getByLabel(contact.message);
  const send = form.getByRole('button');

  await name.fill('Ana');
  await email.fill('ana@');
  await send.click();
  await expect(email).toBeFocused();
  await expect(form.getByText(contact.emailInvalid)).toBeVisible();
  await expect(form.getByText(contact.messageRequired)).toBeVisible();

  await email.fill('ana@exemplo.com.br');
  await form.getByLabel(contact.subject).selectOption({ index: 1 });
  await message.fill('Adorei o site.');
  const held = holdPosts(page, '**/api/contact-messages');
  await send.click();
  const route = await held;
  await expect(send).toHaveText(contact.sending);
  await route.abort();
  await expect(form.getByText(contact.failed)).toBeVisible();
  await expect(send).toHaveText(contact.submit);
  await expect(name).toHaveValue('Ana');
  await expect(message).toHaveValue('Adorei o site.');

  await page.reload();
  await expect(message).toHaveValue('Adorei o site.');
});

test('the newsletter form says what is wrong, and keeps the address', async ({ page }) => {
  await page.goto('/sobre');
  const form = page.getByRole('contentinfo').locator('form');
  const email = form.getByLabel(newsletter.email);
  const send = form.getByRole('button', { name: newsletter.submit });

  await email.fill('ana');
  await send.click();
  await expect(form.getByText(newsletter.invalidEmail)).toBeVisible();
  await expect(email).toBeFocused();

  await email.fill('ana@exemplo.com.br');
  const held = holdPosts(page, '**/api/subscribers');
  await send.click();
  const route = await held;
  await expect(form.getByRole('button', { name: newsletter.sending })).toBeDisabled();
  await route.abort();
  await expect(form.getByText(newsletter.failed)).toBeVisible();
  await expect(email).toHaveValue('ana@exemplo.com.br');

  await form.getByRole('button', { name: newsletter.dismiss }).click();
  await expect(form.getByText(newsletter.failed)).toBeHidden();
  await expect(email).toBeFocused();
});

test('the panel’s login asks for what is missing, and for another password', async ({ page }) => {
  await page.goto('/admin');
  const email = page.getByLabel(admin.email);
  const password = page.getByLabel(admin.password, { exact: true });
  const send = page.getByRole('button', { name: admin.login });

  await send.click();
  await expect(page.getByText(adminLogin.emailMissing)).toBeVisible();
  await expect(page.getByText(adminLogin.passwordMissing)).toBeVisible();
  await expect(email).toBeFocused();

  await email.fill('ana@exemplo.com.br');
  await password.fill('errada');
  const held = holdPosts(page, '**/api/users/login');
  await send.click();
  const route = await held;
  await expect(page.getByRole('button', { name: admin.loggingIn })).toBeDisabled();
  await route.fulfill({ status: 401, json: { errors: [{ message: 'x' }] } });
  await expect(page.getByText(admin.invalidCredentials)).toBeVisible();
  await expect(email).toHaveValue('ana@exemplo.com.br');
  await expect(password).toHaveValue('errada');
  await expect(password).toBeFocused();
});

test('the deletion of an account asks for the password, and keeps the choice when it is wrong', async ({
  page,
  context,
  editor,
}) => {
  const account = await createAccount(editor, { isAdmin: false });
  await context.request.post('/api/users/login', { data: account });
  await page.goto('/settings');
  await page.getByText(personalData.deleteTitle, { exact: true }).click();
  const form = page.locator('form').filter({ hasText: personalData.reviewsQuestion });
  const password = form.getByLabel(personalData.password);
  const send = form.getByRole('button', { name: personalData.deleteConfirm });

  await form.getByText(personalData.reviewsDelete).click();
  await send.click();
  await expect(password).toHaveAccessibleDescription(personalData.passwordRequired);
  await expect(password).toBeFocused();

  await password.fill('Senha-Errada-1');
  const answer = page.waitForResponse('**/api/users/delete-account');
  await send.click();
  expect((await answer).ok()).toBe(false);
  await expect(send).toHaveText(personalData.deleteConfirm);
  await expect(password).toHaveValue('Senha-Errada-1');
  await expect(password).toBeFocused();
  await expect(form.getByRole('radio', { name: personalData.reviewsDelete })).toBeChecked();

  await password.fill(account.password);
  await send.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(personalData.deleted, { exact: true })).toBeVisible();
});
