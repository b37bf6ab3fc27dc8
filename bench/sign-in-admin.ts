import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The cookies of the site's administrator, as `npm start` has made one. */
export async function signInAdmin(url: string): Promise<string> {
  const folder = process.env.DATA_DIR ?? '.data';
  const password = (await readFile(path.join(folder, 'admin-password.txt'), 'utf8')).trim();
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: process.env.ADMIN_EMAIL ?? 'admin@mimoteca.local', password }),
  });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  if (!answer.ok) throw new Error(`signing in as the administrator: ${answer.status}`);
  return cookies.join('; ');
}
