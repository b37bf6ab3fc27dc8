import type { GiftSummary } from '@/domain/gift';
import type { Term } from '@/domain/taxonomy';
import { GiftGrid } from '@/features/gift-card/gift-grid';
import { TermCard } from '@/features/term-card/term-card';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { ArrowLink } from '@/ui/arrow-link';
import { Section } from '@/ui/section';
import { SectionHeader } from '@/ui/section-header';

const words = messages.home;

type HomePageProps = {
  newest: GiftSummary[];
  mostLoved: GiftSummary[];
  categories: Term[];
  stats: { gifts: number; categories: number };
};

export function HomePage({ newest, mostLoved, categories, stats }: HomePageProps) {
  return (
    <>
      <Section>
        <SectionHeader level={1} size="page" eyebrow={words.heroEyebrow} title={words.heroTitle} lead={words.heroText} />
        <p>{words.counter(stats.gifts)} {words.giftsCounter} {words.counter(stats.categories)} {words.categoriesCounter}</p>
      </Section>
      <Section>
        <SectionHeader title={words.newest} action={<ArrowLink href={paths.newest}>{words.newestLink}</ArrowLink>} />
        <GiftGrid gifts={newest} priorityCount={1} />
      </Section>
      <Section>
        <SectionHeader title={words.categories} action={<ArrowLink href={paths.categories}>{words.categoriesLink}</ArrowLink>} />
        <ul className="gift-grid">{categories.map((term) => <li key={term.id}><TermCard term={term} href={paths.category(term.slug)} /></li>)}</ul>
      </Section>
      <Section>
        <SectionHeader title={words.featured} action={<ArrowLink href={paths.trending}>{words.featuredLink}</ArrowLink>} />
        <GiftGrid gifts={mostLoved} />
      </Section>
    </>
  );
}
