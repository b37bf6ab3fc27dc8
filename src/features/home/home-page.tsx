import './home.css';

import type { GiftSummary } from '@/domain/gift';
import type { KnownPages } from '@/lib/date-path';
import { type CategoryCard, CategoryMosaic } from './category-mosaic';
import { Cover } from './cover';
import { Intentions } from './intentions';
import { MostLoved } from './most-loved';
import { Newest } from './newest';

type HomePageProps = {
  newest: GiftSummary[];
  mostLoved: GiftSummary[];
  categories: CategoryCard[];
  stats: { gifts: number; categories: number };
  /** Where dates of the calendar can lead. */
  known: KnownPages;
};

/** The home page: the cover and its sections. */
export function HomePage({ newest, mostLoved, categories, stats, known }: HomePageProps) {
  return (
    <>
      <Cover gift={mostLoved[0] ?? newest[0] ?? null} stats={stats} known={known} />
      <Newest gifts={newest} />
      <CategoryMosaic categories={categories} />
      <Intentions />
      <MostLoved gifts={mostLoved} />
    </>
  );
}
