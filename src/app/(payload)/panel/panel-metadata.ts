import config from '@payload-config';
import { generatePageMetadata } from '@payloadcms/next/views';
import type { Metadata } from 'next';

import { panelWords } from '@/messages/panel-words';

type Arguments = Parameters<typeof generatePageMetadata>[0];

/** The metadata of a page of the panel; for an address that it does not know Payload's has an empty title. */
export async function panelMetadata({
  params,
  searchParams,
}: Omit<Arguments, 'config'>): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  if (metadata.title) return metadata;
  const { titleSuffix } = (await config).admin.meta;
  return { ...metadata, title: panelWords.general.notFound + titleSuffix };
}
