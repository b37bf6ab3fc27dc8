import type { Metadata } from 'next';

import { TipsPage } from '@/features/tips/tips-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({ ...messages.meta.tips, path: paths.tips });

export default TipsPage;
