import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test';

const LOCKS = '/api/payload-locked-documents';

type Lock = { id: number; user: { value: { email: string } } };
/** A document of a collection, or a global, which has no id. */
type Locked = { slug: string; id?: number };

async function locksOf(editor: APIRequestContext, { slug, id }: Locked): Promise<Lock[]> {
  const params: Record<string, string | number> =
    id === undefined
      ? { 'where[globalSlug][equals]': slug }
      : { 'where[document.relationTo][equals]': slug, 'where[document.value][equals]': id };
  const answer = await editor.get(LOCKS, { params });
  return ((await answer.json()) as { docs: Lock[] }).docs;
}

async function self(editor: APIRequestContext) {
  const { user } = (await (await editor.get('/api/users/me')).json()) as {
    user: { id: number; email: string };
  };
  return { email: user.email, user: { relationTo: 'users', value: user.id } };
}

/** The addresses of those whose lock is on a document. */
export async function editorsOf(editor: APIRequestContext, locked: Locked): Promise<string[]> {
  return (await locksOf(editor, locked)).map(({ user }) => user.value.email);
}

/** Locks a document, as whoever opens and changes it does. */
export async function lock(editor: APIRequestContext, { slug, id }: Locked): Promise<void> {
  const { user } = await self(editor);
  const locked =
    id === undefined ? { globalSlug: slug } : { document: { relationTo: slug, value: id } };
  const answer = await editor.post(LOCKS, { data: { ...locked, user } });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Takes the locks off a document. */
export async function unlock(editor: APIRequestContext, locked: Locked): Promise<void> {
  for (const { id } of await locksOf(editor, locked)) await editor.delete(`${LOCKS}/${id}`);
}

/** Makes the lock of somebody else one's own, and answers whose it is now. */
export async function takeOver(editor: APIRequestContext, locked: Locked): Promise<string> {
  const { email, user } = await self(editor);
  const [known] = await locksOf(editor, locked);
  const answer = await editor.patch(`${LOCKS}/${known?.id ?? 0}`, { data: { user } });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

/**
 * Counts the checks of a form at this address: those that were sent, and those that are under way. The panel has a form checked by its own address some time
 * after each change, maybe beside a save, and a check takes the lock: whoever leaves before its answer leaves that behind.
 */
export function watchChecks(page: Page, address: string) {
  let sent = 0;
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    const isCheck = request.method() === 'POST' && new URL(request.url()).pathname === address;
    if (!isCheck) return;
    sent += 1;
    underWay.add(request);
  });
  page.on('response', (answer) => underWay.delete(answer.request()));
  page.on('requestfailed', (request) => underWay.delete(request));
  return { sent: () => sent, underWay: () => underWay.size };
}
