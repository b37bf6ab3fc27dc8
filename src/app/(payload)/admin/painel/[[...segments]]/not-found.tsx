import config from '@payload-config';
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { connection } from 'next/server';

import { panelWords } from '@/messages/panel-words';

import { isPanelAdmin } from '../../../panel/is-panel-admin';
import { importMap } from '../importMap';

type Arguments = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export async function generateMetadata({ params, searchParams }: Arguments): Promise<Metadata> {
  if (!(await isPanelAdmin())) return {};
  const metadata = await generatePageMetadata({ config, params, searchParams });
  // Payload has none for an address that it does not know.
  return { ...metadata, title: metadata.title ?? panelWords.general.notFound };
}

export default async function PanelNotFound({ params, searchParams }: Arguments) {
  await connection();
  if (!(await isPanelAdmin())) return null;
  return NotFoundPage({ config, importMap, params, searchParams });
}
