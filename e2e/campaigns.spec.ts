import { mailOf } from './support/mail';
import { openPanel } from './support/open-panel';
import { expect, test } from './support/test';

/** The rest of the page is Payload's. */
const OURS = ['.campaign-desk', '.campaign-preview'];

test('an editor writes an issue of the newsletter, looks at it, tries it and sends it', async ({
  page,
  editor,
  expectAccessible,
}) => {
  const mark = Date.now();
  const subject = `Mimos de domingo ${mark}`;
  const readers = [1, 2, 3].map((reader) => `leitora-${mark}-${reader}@example.com`);
  for (const email of readers) {
    const data = { email, confirmedAt: new Date(mark).toISOString() };
    expect((await editor.post('/api/subscribers', { data })).status()).toBe(201);
  }

  const account = await openPanel(page, editor, '/admin/painel/collections/campaigns/create');
  await expect(page.getByText('Salve a campanha para ver a prévia')).toBeVisible();
  const letter = page.getByRole('textbox').and(page.locator('[contenteditable]'));
  await letter.fill('Uma história de mimos.');
  await page.getByLabel('Assunto').fill(subject);
  const save = page.getByRole('button', { name: 'Salvar' });
  await save.click();
  await expect(page).toHaveURL(/\/collections\/campaigns\/\d+/);

  const mail = page.frameLocator('iframe[title="Prévia da carta"]');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(subject);
  // The editor tells the form what was written when the browser has time for it: maybe after the first click.
  await expect(async () => {
    if (await save.isEnabled()) await save.click();
    await expect(mail.getByText('Uma história de mimos.').last()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByLabel('Celular').check();
  await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('Só texto').check();
  await expect(page.getByRole('textbox', { name: 'Só texto' })).toHaveValue(
    /Uma história de mimos\./,
  );

  const desk = page.getByRole('region', { name: 'Envio' });
  await expect(desk.getByText(/Vai para \d+ inscritos confirmados/)).toBeVisible();
  await expect(desk.getByLabel('Teste para')).toHaveValue(account.email);
  await desk.getByRole('button', { name: 'Enviar teste' }).click();
  await expect(desk.getByRole('status')).toHaveText(`Teste a caminho de ${account.email}.`);
  await mailOf(editor, account.email, `[Teste] ${subject}`);

  await desk.getByRole('button', { name: 'Enviar agora' }).click();
  const question = page.getByRole('dialog', { name: /^Enviar para \d+ inscritos\?$/ });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Voltar' }).click();
  await expect(question).toBeHidden();
  await expectAccessible(page, OURS);
  await desk.getByRole('button', { name: 'Enviar agora' }).click();
  await question.getByRole('button', { name: 'Enviar', exact: true }).click();

  const progress = page.getByRole('progressbar', { name: 'Progresso do envio' });
  await expect(progress).toHaveAttribute('aria-valuenow', '100', { timeout: 60_000 });
  await expect(desk.getByText('Concluída')).toBeVisible();
  for (const email of readers) {
    const { text } = await mailOf(editor, email, subject);
    expect(text).toContain('Uma história de mimos.');
    expect(text).toMatch(/Cancelar a inscrição: http\S+&campanha=\d+/);
  }
  // What has been sent can only be read.
  await expect(page.getByLabel('Assunto')).toBeDisabled();
});
