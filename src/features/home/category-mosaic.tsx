import type { TaxonomyEntry } from '@/domain/taxonomy';
import { TaxonomyCard } from '@/features/taxonomy-card/taxonomy-card';
import { paths } from '@/lib/paths';
import { home as words } from '@/messages/home';
import { homeCover } from '@/messages/home-cover';
import { ArrowLink } from '@/ui/arrow-link';
import { Section } from '@/ui/section';
import { SectionHeader } from '@/ui/section-header';

/** As home.css lays the mosaic out: of the wide, the middle and the narrow pictures. */
const SIZES = {
  wide: '(min-width: 80rem) 32rem, (min-width: 60rem) 41vw, calc(100vw - 2.5rem)',
  middle: '(min-width: 80rem) 25rem, (min-width: 60rem) 32vw, calc(50vw - 2rem)',
  narrow: '(min-width: 80rem) 18rem, (min-width: 60rem) 24vw, calc(50vw - 2rem)',
} as const;
const WIDTHS = ['wide', 'middle', 'narrow', 'narrow', 'middle', 'wide'] as const;

/** What the mosaic shows of a category. */
export type CategoryCard = Pick<TaxonomyEntry, 'id' | 'name' | 'slug' | 'image' | 'giftCount'>;

/** Six categories in two rows that mirror each other. */
export function CategoryMosaic({ categories }: { categories: CategoryCard[] }) {
  return (
    <Section variant="ruled" aria-labelledby="categorias">
      <SectionHeader
        id="categorias"
        number={2}
        eyebrow={homeCover.categoriesEyebrow}
        title={words.categories}
        lead={homeCover.categoriesLead}
        action={<ArrowLink href={paths.categories}>{words.categoriesLink}</ArrowLink>}
      />
      <ul className="mosaic">
        {categories.map((category, index) => {
          const width = WIDTHS[index % WIDTHS.length] ?? 'middle';
          return (
            <li key={category.id} className={`mosaic-${width}`}>
              <TaxonomyCard
                entry={category}
                href={paths.category(category.slug)}
                sizes={SIZES[width]}
                scale={width === 'narrow' ? 'card' : 'screen'}
                imageClassName="mosaic-picture"
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
