import config from '@payload-config';
import { generatePageMetadata } from '@payloadcms/next/views';
import type { Metadata } from 'next';

import { noticesOf } from '@/lib/notices-of';
import { panelWords } from '@/messages/panel-words';

type Arguments = Parameters<typeof generatePageMetadata>[0];

/** The metadata of a page of the panel. Payload's has no title for an address that it does not know, and one in no gender for a new document. */
export async function panelMetadata({
  params,
  searchParams,
}: Omit<Arguments, 'config'>): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const title = newTitle(await params) ?? (metadata.title ? null : panelWords.general.notFound);
  if (title === null) return metadata;
  const { titleSuffix } = (await config).admin.meta;
  return { ...metadata, title: title + titleSuffix };
}

/** Of the form of a new document; null elsewhere. */
function newTitle({ segments = [] }: Awaited<Arguments['params']>): string | null {
  const [kind, slug = '', action] = segments;
  const isNew = kind === 'collections' && action === 'create';
  return (isNew && noticesOf(slug)?.fresh) || null;
}
