import type { Metadata } from 'next';

import { GuidePage } from '@/features/guide/guide-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({ ...messages.meta.guide, path: paths.guide });

export default GuidePage;
