import type { Metadata } from 'next';

import { readApiReference } from '@/data/openapi/api-reference';
import { getSiteUrl } from '@/data/site-url';
import { DevelopersPage } from '@/features/developers/developers-page';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.developers,
  path: paths.developers,
});

export default async function Developers() {
  const [reference, site] = await Promise.all([readApiReference(), getSiteUrl()]);
  return (
    <DevelopersPage reference={reference} site={site} anonymous={env.API_ANONYMOUS_PER_MINUTE} />
  );
}
