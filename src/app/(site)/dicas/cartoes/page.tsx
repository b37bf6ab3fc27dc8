import type { Metadata } from 'next';

import { CardsArticle } from '@/features/tips/cards/cards-article';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({
  ...messages.meta.cards,
  path: paths.tipsCards,
});

export default CardsArticle;
