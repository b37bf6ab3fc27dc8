import { redirect } from 'next/navigation';

import { paths } from '@/lib/paths';

import { isPanelAdmin } from './is-panel-admin';

type Asked = {
  params: Promise<{ segments?: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/**
 * Redirects everybody but an admin to our login page, which leads back here. Payload would redirect too, but only after
 * it has begun to render the panel.
 */
export async function demandPanelAdmin(asked: Asked): Promise<void> {
  if (await isPanelAdmin()) return;
  const back = await addressOf(asked);
  const query = back === paths.adminPanel ? '' : `?${new URLSearchParams({ redirect: back })}`;
  redirect(`${paths.adminLogin}${query}`);
}

async function addressOf({ params, searchParams }: Asked): Promise<string> {
  const { segments = [] } = await params;
  const asked = await searchParams;
  // Payload leads there when a session ends. The way back is the page that was left; this one would end the next session.
  if (segments[0]?.startsWith('logout') === true) {
    return [asked.redirect].flat()[0] ?? paths.adminPanel;
  }
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(asked)) {
    if (name === 'redirect') continue;
    for (const value of [values].flat()) query.append(name, value);
  }
  const path = [paths.adminPanel, ...segments].join('/');
  return query.size > 0 ? `${path}?${query}` : path;
}
