import { panelWords } from '@/messages/panel-words';

import { ADMIN } from './support/admin';
import { holdChecks } from './support/hold-checks';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const CREATE = '/admin/painel/collections/users/create';
const PASSWORD = 'Senha-de-Teste-1';
/** As many as what has come takes to be drawn, on a busy machine too. */
const FRAMES = 60;

test('why the database refused a field stays there, though an earlier check of the form answers later', async ({
  page,
  editor,
}) => {
  await openPanel(page, editor, CREATE);
  await openForm(page);
  await page.getByLabel('Nova senha').fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  const checks = await holdChecks(page, CREATE);
  const email = page.getByRole('textbox', { name: /^E-mail(?! a confirmar)/ });
  await email.fill(ADMIN.email);
  await checks.begun;
  await page.getByRole('button', { name: 'Salvar' }).click();
  const reason = page
    .locator('.field-error')
    .getByText(panelWords.error.userEmailAlreadyRegistered);
  await expect(reason).toBeVisible();
  checks.release();
  await checks.answered;
  await page.evaluate(async (frames) => {
    for (let n = 0; n < frames; n += 1) await new Promise(requestAnimationFrame);
  }, FRAMES);
  await expect(reason).toBeVisible();
  await expect(email).toHaveValue(ADMIN.email);
  await checks.end();
});
