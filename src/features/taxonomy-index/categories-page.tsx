import './taxonomy-index.css';

import type { TaxonomyGroup } from '@/domain/taxonomy';
import { paths } from '@/lib/paths';
import { categories as messages } from '@/messages/catalogue';
import { header } from '@/messages/header';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { EmptyState } from '@/ui/empty-state';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import { SortableEntries } from './sortable-entries';
import { entryOrders } from './entry-orders';
import { taxonomyIndex as words } from '@/messages/taxonomy-index';

const OPTIONS = [
  { value: 'az', label: messages.sort.az },
  { value: 'za', label: messages.sort.za },
  { value: 'newest', label: messages.sort.newest },
] as const;

const SIZES = '(min-width: 80rem) 14rem, (min-width: 60rem) 20vw, (min-width: 36rem) 30vw, 46vw';

/** None of the groups is empty. */
type CategoriesPageProps = { groups: TaxonomyGroup[] };

/** Every category below its group. */
export function CategoriesPage({ groups }: CategoriesPageProps) {
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
      {groups.length === 0 ? (
        <EmptyState title={messages.empty} />
      ) : (
        <SortableEntries
          parameter="sort"
          label={messages.sortLabel}
          options={OPTIONS}
          listClassName="index-cards"
          sizes={SIZES}
          imageClassName="index-picture"
          lead={
            <nav aria-label={words.jump}>
              <ul className="index-jumps">
                {groups.map((group) => (
                  <li key={group.id}>
                    <a href={`#grupo-${group.id}`}>{nameOf(group)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          }
          groups={groups.map((group, index) => ({
            key: group.id,
            orders: entryOrders(group.entries),
            heading: (
              <div className="index-group-text">
                <Eyebrow number={index + 1}>{words.categoriesIn(group.entries.length)}</Eyebrow>
                <Heading id={`grupo-${group.id}`} level={2} size="block">
                  {nameOf(group)}
                </Heading>
                <p>{group.shortDescription || group.description.split('\n')[0]}</p>
              </div>
            ),
            cards: group.entries.map(({ id, name, image, giftCount, slug }, position) => ({
              id,
              entry: { name, image, giftCount },
              href: paths.category(slug),
              priority: index === 0 && position < 2,
            })),
          }))}
        />
      )}
    </Container>
  );
}

function nameOf(group: TaxonomyGroup): string {
  return group.name || messages.ungrouped;
}
