import type { GiftSummary } from '@/domain/gift';
import { GiftCard } from '@/features/gift-card/gift-card';
import { paths } from '@/lib/paths';
import { home as words } from '@/messages/home';
import { homeCover } from '@/messages/home-cover';
import { ArrowLink } from '@/ui/arrow-link';
import { Section } from '@/ui/section';
import { SectionHeader } from '@/ui/section-header';

/** The newest gift large, the others in a row below it. */
export function Newest({ gifts }: { gifts: GiftSummary[] }) {
  const [first, ...others] = gifts;
  if (!first) return null;
  return (
    <Section aria-labelledby="novidades">
      <SectionHeader
        id="novidades"
        number={1}
        eyebrow={homeCover.newestEyebrow}
        title={words.newest}
        action={<ArrowLink href={paths.newest}>{words.newestLink}</ArrowLink>}
      />
      <div className="newest">
        <GiftCard gift={first} density="feature" />
        <ul className="home-row home-row-three">
          {others.map((gift) => (
            <li key={gift.id}>
              <GiftCard gift={gift} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
