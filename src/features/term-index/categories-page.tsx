import './term-index.css';

import type { TermGroup } from '@/domain/taxonomy';
import { TermCard } from '@/features/term-card/term-card';
import { paths } from '@/lib/paths';
import { categories as messages } from '@/messages/catalogue';
import { header } from '@/messages/header';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { EmptyState } from '@/ui/empty-state';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import { SortableTerms } from './sortable-terms';
import { termOrders } from './term-orders';
import { words } from './words';

const OPTIONS = [
  { value: 'az', label: messages.sort.az },
  { value: 'za', label: messages.sort.za },
  { value: 'newest', label: messages.sort.newest },
] as const;

const SIZES = '(min-width: 80rem) 14rem, (min-width: 60rem) 20vw, (min-width: 36rem) 30vw, 46vw';

type CategoriesPageProps = { groups: TermGroup[] };

/** Every category below its group. */
export function CategoriesPage({ groups }: CategoriesPageProps) {
  const filled = groups.filter(({ terms }) => terms.length > 0);
  return (
    <Container className="index-page">
      <Breadcrumb items={[{ name: header.home, href: paths.home }]} current={messages.title} />
      <header className="index-hero">
        <Eyebrow>{words.categoriesHeadline}</Eyebrow>
        <Heading level={1} size="display">
          {messages.title}
        </Heading>
        <p className="lead">{messages.description}</p>
      </header>
      {filled.length === 0 ? (
        <EmptyState title={messages.empty} />
      ) : (
        <SortableTerms
          parameter="sort"
          label={messages.sortLabel}
          options={OPTIONS}
          listClassName="index-shelf"
          lead={
            <nav aria-label={words.jump}>
              <ul className="index-jumps">
                {filled.map((group) => (
                  <li key={group.id}>
                    <a href={`#grupo-${group.id}`}>{nameOf(group)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          }
          groups={filled.map((group, index) => ({
            key: group.id,
            orders: termOrders(group.terms),
            heading: (
              <div className="index-group-text">
                <Eyebrow number={index + 1}>{words.categoriesIn(group.terms.length)}</Eyebrow>
                <Heading id={`grupo-${group.id}`} level={2} size="block">
                  {nameOf(group)}
                </Heading>
                <p>{group.shortDescription || group.description.split('\n')[0]}</p>
              </div>
            ),
            cards: group.terms.map((term, position) => ({
              id: term.id,
              card: (
                <TermCard
                  term={term}
                  href={paths.category(term.slug)}
                  sizes={SIZES}
                  priority={index === 0 && position < 2}
                  imageClassName="index-picture"
                />
              ),
            })),
          }))}
        />
      )}
    </Container>
  );
}

function nameOf(group: TermGroup): string {
  return group.name || messages.ungrouped;
}
