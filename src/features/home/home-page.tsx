import './home.css';

import type { GiftSummary } from '@/domain/gift';
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
  /** Slugs of the occasions that have a page. */
  occasions: string[];
};

/** The home page: the cover and its sections. */
export function HomePage({ newest, mostLoved, categories, stats, occasions }: HomePageProps) {
  return (
    <>
      <Cover gift={mostLoved[0] ?? newest[0] ?? null} stats={stats} occasions={occasions} />
      <Newest gifts={newest} />
      <CategoryMosaic categories={categories} />
      <Intentions />
      <MostLoved gifts={mostLoved} />
    </>
  );
}
