import config from '@payload-config';
import { RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { connection } from 'next/server';

import { demandPanelAdmin } from '../../../panel/demand-panel-admin';
import { isPanelAdmin } from '../../../panel/is-panel-admin';
import { panelMetadata } from '../../../panel/panel-metadata';
import { importMap } from '../importMap';

// As in the panel's layout: what it shows depends on the user.
type Arguments = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export async function generateMetadata({ params, searchParams }: Arguments): Promise<Metadata> {
  if (!(await isPanelAdmin())) return { robots: 'noindex, nofollow' };
  return panelMetadata({ params, searchParams });
}

export default async function PanelPage({ params, searchParams }: Arguments) {
  await connection();
  await demandPanelAdmin({ params, searchParams });
  return RootPage({ config, importMap, params, searchParams });
}
