import './taxonomy-index.css';

import { CALENDAR } from '@/domain/calendar';
import { TRENDING_OCCASIONS } from '@/domain/limits';
import type { TaxonomyEntry, TaxonomyGroup } from '@/domain/taxonomy';
import { TaxonomyCard } from '@/features/taxonomy-card/taxonomy-card';
import { paths } from '@/lib/paths';
import { occasions as messages } from '@/messages/catalogue';
import { header } from '@/messages/header';
import { ArrowLink } from '@/ui/arrow-link';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { EmptyState } from '@/ui/empty-state';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import { SectionHeader } from '@/ui/section-header';
import { GiftCalendar } from './gift-calendar';
import { OccasionGroup } from './occasion-group';
import { UpcomingDates } from './upcoming-dates';
import { taxonomyIndex as words } from '@/messages/taxonomy-index';

type OccasionsPageProps = {
  occasions: TaxonomyEntry[];
  /** None of them is empty. */
  groups: TaxonomyGroup[];
  /** Slugs of the categories that dates lead to. */
  categories: string[];
  /** The day of this rendering, 'YYYY-MM-DD'; the browser looks at its own. */
  today: string;
};

const DATED = new Set<string | null>(
  CALENDAR.flatMap((month) => month.occasions.map(({ occasionSlug }) => occasionSlug)),
);

const TRENDING_SIZES = '(min-width: 80rem) 25rem, 31vw';

/** When to give: the next dates, what is popular, every occasion by group and the year. */
export function OccasionsPage({ occasions, groups, categories, today }: OccasionsPageProps) {
  // Of those alone that have a date: the page sends them to the browser.
  const gifts = Object.fromEntries(
    occasions.filter(({ slug }) => DATED.has(slug)).map(({ slug, giftCount }) => [slug, giftCount]),
  );
  const trending = occasions
    .toSorted((one, other) => other.giftCount - one.giftCount)
    .slice(0, TRENDING_OCCASIONS);
  return (
    <Container className="index-page">
      <Breadcrumb items={[{ name: header.home, href: paths.home }]} current={messages.title} />
      <header className="index-hero">
        <Eyebrow>{words.occasionsHeadline}</Eyebrow>
        <Heading level={1} size="display">
          {messages.title}
        </Heading>
        <p className="lead">{messages.description}</p>
      </header>

      <section aria-labelledby="proximas" className="index-upcoming">
        <div className="index-upcoming-head">
          <Heading id="proximas" level={2} size="item">
            {messages.upcoming}
          </Heading>
          <ArrowLink href="#calendario">{messages.calendar}</ArrowLink>
        </div>
        <UpcomingDates made={today} known={{ occasions: Object.keys(gifts), categories }} />
      </section>

      {occasions.length === 0 ? (
        <EmptyState title={messages.empty} />
      ) : (
        <section aria-labelledby="em-alta" className="index-section">
          <SectionHeader id="em-alta" title={messages.trending} lead={words.trendingLead} />
          <ul className="index-trending">
            {trending.map((entry, index) => (
              <li key={entry.id}>
                <TaxonomyCard
                  entry={entry}
                  href={paths.occasion(entry.slug)}
                  sizes={TRENDING_SIZES}
                  scale="screen"
                  priority={index < 2}
                  described
                />
              </li>
            ))}
          </ul>
        </section>
      )}

      {groups.map((group) => (
        <OccasionGroup key={group.id} group={group} />
      ))}

      <section aria-labelledby="calendario" className="index-section">
        <SectionHeader
          id="calendario"
          title={messages.calendar}
          lead={`${messages.calendarText} ${words.calendarHint}`}
        />
        <GiftCalendar today={today} gifts={gifts} categories={categories} />
      </section>

      <section aria-labelledby="sugerir" className="index-suggest">
        <div>
          <Heading id="sugerir" level={2} size="block">
            {words.suggestTitle}
          </Heading>
          <p>{words.suggestText}</p>
        </div>
        <Button asChild size="lg">
          <a href={paths.contact}>{messages.suggest}</a>
        </Button>
      </section>
    </Container>
  );
}
