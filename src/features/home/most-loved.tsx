import type { GiftSummary } from '@/domain/gift';
import { GiftCard } from '@/features/gift-card/gift-card';
import { paths } from '@/lib/paths';
import { home as words } from '@/messages/home';
import { homeCover } from '@/messages/home-cover';
import { ArrowLink } from '@/ui/arrow-link';
import { Section } from '@/ui/section';
import { SectionHeader } from '@/ui/section-header';

/** The gifts opened most often, in their order. */
export function MostLoved({ gifts }: { gifts: GiftSummary[] }) {
  if (gifts.length === 0) return null;
  return (
    <Section aria-labelledby="mais-amados">
      <SectionHeader
        id="mais-amados"
        number={4}
        eyebrow={homeCover.featuredEyebrow}
        title={words.featured}
        action={<ArrowLink href={paths.trending}>{words.featuredLink}</ArrowLink>}
      />
      <ol className="home-row home-row-four">
        {gifts.map((gift) => (
          <li key={gift.id}>
            <GiftCard gift={gift} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
