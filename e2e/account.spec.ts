import type { BrowserContext, Page } from '@playwright/test';

import { linkInMail } from './support/mail';
import { type Account, createAccount, expect, test } from './support/test';

const PASSWORD = 'Senha-de-Teste-1';
const NEW_PASSWORD = 'Outra-Senha-2';

const newAddress = () => `pessoa-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
const bar = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/settings');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(password);
  await main(page).getByRole('button', { name: 'Entrar' }).click();
}

/** Signed in without the form, for what begins later. */
async function signedIn(context: BrowserContext, account: Account) {
  const answer = await context.request.post('/api/users/login', { data: account });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as { user: object; exp: number };
}

test('from the sign-up over the mailbox to the settings and out again', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const email = newAddress();
  await page.goto('/settings');
  await expect(bar(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Não tem conta? Crie uma' }).click();
  await expect(main(page).getByRole('heading', { name: 'Criar conta' })).toBeFocused();
  await expectAccessible(page);

  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill('fraca');
  const weak =
    'A senha deve ter pelo menos 8 caracteres, incluindo maiúscula, minúscula, número e símbolo.';
  await expect(field(page, 'Senha')).toHaveAccessibleDescription(weak);
  await field(page, 'Senha').fill(PASSWORD);
  await expect(page.getByText(weak)).toBeHidden();
  await field(page, 'Confirme a senha').fill('outra');
  await expect(field(page, 'Confirme a senha')).toHaveAccessibleDescription(
    'As senhas não coincidem.',
  );
  await field(page, 'Confirme a senha').fill(PASSWORD);

  const create = main(page).getByRole('button', { name: 'Criar conta' });
  await create.click();
  const terms = page.getByRole('checkbox', { name: /Li e aceito os Termos de Uso/ });
  await expect(terms).toBeFocused();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await terms.check();
  await create.click();
  await expect(page.getByText('Conta criada! Verifique seu e-mail para confirmar.')).toBeVisible();

  // Not before the address is confirmed.
  await field(page, 'Senha').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Entrar' }).click();
  await expect(
    page.getByText(
      'E-mail não confirmado. Verifique sua caixa de entrada e clique no link de confirmação.',
    ),
  ).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(email);

  await page.goto(await linkInMail(request, email, '/confirmar-email'));
  await expect(page.getByText('E-mail confirmado! Agora você já pode entrar.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto('/sobre');
  await expect(bar(other).getByRole('link', { name: 'Entrar' })).toBeVisible();

  await main(page).getByRole('link', { name: 'Entrar' }).click();
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(`${PASSWORD}x`);
  await main(page).getByRole('button', { name: 'Entrar' }).click();
  await expect(field(page, 'Senha')).toBeFocused();
  await expect(field(page, 'Senha')).toHaveAccessibleDescription(
    'Erro de login: E-mail ou senha inválidos.',
  );
  await field(page, 'Senha').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Login realizado com sucesso!', { exact: true })).toBeVisible();
  await expect(main(page).getByText(email).first()).toBeVisible();

  // The other tab is notified.
  await expect(bar(other).getByRole('link', { name: 'Configurações' })).toBeVisible();
  await expect(bar(other).getByRole('link', { name: 'Entrar' })).toBeHidden();

  await main(page).getByText('Trocar senha').click();
  await expectAccessible(page);
  const change = page.getByRole('group').filter({ hasText: 'Trocar senha' });
  await change.getByLabel('Senha atual', { exact: true }).fill(PASSWORD);
  await change.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD);
  await change.getByLabel('Confirme a senha', { exact: true }).fill(NEW_PASSWORD);
  await change.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(change.getByText(/Senha alterada com sucesso!/)).toBeVisible();

  await bar(page).getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByText('Você saiu da sua conta.', { exact: true })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(bar(other).getByRole('link', { name: 'Entrar' })).toBeVisible();

  await signIn(page, { email, password: NEW_PASSWORD });
  await expect(bar(page).getByRole('link', { name: 'Configurações' })).toBeVisible();
});

test('another visitor who signs up for the same address does not get the account', async ({
  page,
  request,
  expectAccessible,
}) => {
  const email = newAddress();
  let link = '';
  for (const password of [PASSWORD, NEW_PASSWORD]) {
    const data = { email, password, acceptTerms: true };
    const answer = await request.post('/api/users/sign-up', { data });
    expect(answer.status(), await answer.text()).toBe(201);
    const previous = link;
    const newest = async () => (link = await linkInMail(request, email, '/confirmar-email'));
    await expect.poll(newest).not.toBe(previous);
  }
  await page.goto(link);
  await expect(page.getByText('Há mais de um cadastro à espera deste e-mail.')).toBeVisible();
  await expectAccessible(page);

  await field(page, 'Senha').fill('Nenhuma-Delas-3');
  await main(page).getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(field(page, 'Senha')).toHaveAccessibleDescription(/não é a de nenhum dos cadastros/);
  await field(page, 'Senha').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByText('E-mail confirmado! Agora você já pode entrar.')).toBeVisible();

  const sign = (password: string) =>
    request.post('/api/users/login', { data: { email, password } });
  expect((await sign(NEW_PASSWORD)).status()).toBe(401);
  expect((await sign(PASSWORD)).status()).toBe(200);
});

test('a forgotten password is chosen anew, once for each link', async ({
  page,
  request,
  editor,
  expectAccessible,
}) => {
  const { email } = await createAccount(editor, { isAdmin: false });
  await page.goto('/settings');
  await field(page, 'E-mail').fill(email);
  await main(page).getByRole('button', { name: 'Esqueci minha senha' }).click();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await main(page).getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Se houver uma conta com este e-mail')).toBeVisible();

  const link = await linkInMail(request, email, '/redefinir-senha');
  await page.goto(link);
  await expect(field(page, 'Nova senha')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);
  await field(page, 'Nova senha').fill(NEW_PASSWORD);
  await field(page, 'Confirme a senha').fill(NEW_PASSWORD);
  await main(page).getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText(/Senha redefinida com sucesso!/)).toBeVisible();

  await page.goto(link);
  await field(page, 'Nova senha').fill(PASSWORD);
  await field(page, 'Confirme a senha').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Este link de redefinição é inválido ou expirou.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Enviar link' })).toBeVisible();

  await signIn(page, { email, password: NEW_PASSWORD });
  await expect(page.getByText('Login realizado com sucesso!', { exact: true })).toBeVisible();
});

test('a link that is not one offers a new one', async ({ page, expectAccessible }) => {
  for (const path of ['/confirmar-email?token=nada', '/confirmar-email']) {
    await page.goto(path);
    await expect(
      page.getByText('Este link de confirmação é inválido ou já foi usado.'),
    ).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Enviar link' })).toBeVisible();
  }
  await page.goto('/redefinir-senha');
  await expect(page.getByText('Este link de redefinição é inválido ou expirou.')).toBeVisible();
  await expectAccessible(page);
});

test('a fault of the network loses neither a link nor what was typed', async ({ page }) => {
  await page.route('**/api/users/confirm-email', (route) => route.abort());
  await page.goto('/confirmar-email?token=nada');
  const retry = page.getByRole('button', { name: 'Tentar novamente' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/users/confirm-email');
  await retry.click();
  await expect(
    page.getByText('Este link de confirmação é inválido ou já foi usado.'),
  ).toBeVisible();

  await page.route('**/api/users/login', (route) => route.abort());
  await signIn(page, { email: 'ana@example.com', password: PASSWORD });
  await expect(page.getByText(/^Erro de login: Sem conexão/)).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue('ana@example.com');
  await expect(field(page, 'Senha')).toHaveValue(PASSWORD);
});

test('a visitor without a session makes no request for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/settings');
  await expect(main(page).getByRole('button', { name: 'Entrar' })).toBeEnabled();
  expect(asked.filter((path) => path.startsWith('/api/users'))).toEqual([]);
});

test.describe('the end of a session', () => {
  /** Moves the clock of a page to some seconds before the end of its session, as a laptop does that wakes up. */
  async function wakeUp(page: Page, secondsLeft: number): Promise<void> {
    const hint = (await page.context().cookies()).find(({ name }) => name === 'mimoteca-session');
    await page.clock.setSystemTime((Number(hint?.value) - secondsLeft) * 1_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }

  const warning = (page: Page) =>
    page.getByRole('alertdialog', { name: 'Sua sessão está prestes a expirar' });

  async function openPage(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(path);
    await expect(bar(page).getByRole('link', { name: 'Configurações' })).toBeVisible();
    // The session has been read, and its guard is mounted.
    await page.waitForLoadState('networkidle');
    return page;
  }

  test('is announced in one tab, and going on closes the dialog everywhere', async ({
    context,
    editor,
    expectAccessible,
  }) => {
    const { user, exp } = await signedIn(context, await createAccount(editor, { isAdmin: false }));
    // The server lives in the present: what it grants must be moved to the time of the pages.
    let granted = 0;
    await context.route('**/api/users/me*', (route) =>
      route.fulfill({ json: { user, exp: exp + granted } }),
    );
    const first = await openPage(context, '/sobre');
    const second = await openPage(context, '/dicas');

    await wakeUp(first, 290);
    await expect(warning(first)).toBeVisible();
    await expect(warning(first).getByText('4:50')).toBeVisible();
    await expect(warning(first).getByRole('button', { name: 'Continuar conectado' })).toBeFocused();
    await first.clock.runFor(1_000);
    await expect(warning(first).getByText('4:49')).toBeVisible();
    await first.keyboard.press('Escape');
    await expect(warning(first)).toBeVisible();
    await expectAccessible(first);

    // The tab with the focus takes the dialog over.
    await wakeUp(second, 280);
    await expect(warning(second)).toBeVisible();
    await expect(warning(first)).toBeHidden();

    await second.close();
    await expect(warning(first)).toBeVisible();
    const third = await openPage(context, '/contato');
    await wakeUp(third, 270);
    await expect(warning(third)).toBeVisible();
    await expect(warning(first)).toBeHidden();

    granted = 7_200;
    await warning(third).getByRole('button', { name: 'Continuar conectado' }).click();
    await expect(warning(third)).toBeHidden();
    await third.close();
    // No dialog is left: the tab shows its page again.
    await expect(bar(first).getByRole('link', { name: 'Configurações' })).toBeVisible();
    await expect(warning(first)).toBeHidden();
  });

  test('leads to the sign-in when it has come', async ({ context, editor }) => {
    await signedIn(context, await createAccount(editor, { isAdmin: false }));
    const page = await openPage(context, '/sobre');
    // The page looks at its session whenever it gets the focus, once its script has come.
    await expect(async () => {
      if (new URL(page.url()).pathname === '/sobre') await wakeUp(page, -60);
      await expect(page).toHaveURL(/\/settings\?volta=%2Fsobre$/, { timeout: 5_000 });
    }).toPass();
    await expect(
      page.getByText('Sua sessão expirou. Entre novamente.', { exact: true }),
    ).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Entrar' })).toBeVisible();
    const answer = await context.request.get('/api/users/me');
    expect(((await answer.json()) as { user: unknown }).user).toBeNull();
  });

  test('comes at once when the user signs out or the refresh fails', async ({
    context,
    editor,
  }) => {
    const account = await createAccount(editor, { isAdmin: false });
    await signedIn(context, account);
    const page = await openPage(context, '/sobre');
    await wakeUp(page, 200);
    await warning(page).getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(bar(page).getByRole('link', { name: 'Entrar' })).toBeVisible();

    await signedIn(context, account);
    const again = await openPage(context, '/sobre');
    await again.route('**/api/users/refresh-token', (route) => route.fulfill({ status: 403 }));
    await wakeUp(again, 200);
    await warning(again).getByRole('button', { name: 'Continuar conectado' }).click();
    await expect(again).toHaveURL(/\/settings\?volta=%2Fsobre$/);
    await expect(bar(again).getByRole('link', { name: 'Entrar' })).toBeVisible();
  });
});

test('on a phone, the menu holds the way out @phone', async ({ page, context, editor }) => {
  await signedIn(context, await createAccount(editor, { isAdmin: false }));
  await page.goto('/');
  await expect(bar(page).getByRole('link', { name: 'Configurações' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(bar(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
});
