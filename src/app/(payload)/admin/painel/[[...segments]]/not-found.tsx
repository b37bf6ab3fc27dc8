import config from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { connection } from 'next/server';

import { isPanelAdmin } from '../../../panel/is-panel-admin';
import { panelMetadata } from '../../../panel/panel-metadata';
import { importMap } from '../importMap';

type Arguments = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export async function generateMetadata({ params, searchParams }: Arguments): Promise<Metadata> {
  if (!(await isPanelAdmin())) return {};
  return panelMetadata({ params, searchParams });
}

export default async function PanelNotFound({ params, searchParams }: Arguments) {
  await connection();
  if (!(await isPanelAdmin())) return null;
  return NotFoundPage({ config, importMap, params, searchParams });
}
