import type { TermGroup } from '@/domain/taxonomy';
import { TermCard } from '@/features/term-card/term-card';
import { paths } from '@/lib/paths';
import { occasions as messages } from '@/messages/catalogue';
import { Heading } from '@/ui/heading';
import { SortableTerms } from './sortable-terms';
import { termOrders } from './term-orders';

const OPTIONS = [
  { value: 'az', label: messages.sort.az },
  { value: 'za', label: messages.sort.za },
  { value: 'popularity', label: messages.sort.popularity },
] as const;

const SIZES = '(min-width: 80rem) 18.5rem, (min-width: 60rem) 23vw, 46vw';

/** The occasions of one group, in an order of their own. */
export function OccasionGroup({ group }: { group: TermGroup }) {
  const name = group.name || messages.ungrouped;
  const id = `grupo-${group.id}`;
  return (
    <section aria-labelledby={id} className="index-section">
      <SortableTerms
        parameter={group.slug || 'outras'}
        label={messages.groupSortLabel(name)}
        options={OPTIONS}
        listClassName="index-row"
        lead={
          <div className="index-group-text">
            <Heading id={id} level={2} size="section">
              {name}
            </Heading>
            <p>{group.shortDescription}</p>
          </div>
        }
        groups={[
          {
            key: group.id,
            heading: null,
            orders: termOrders(group.terms),
            cards: group.terms.map((term) => ({
              id: term.id,
              card: <TermCard term={term} href={paths.occasion(term.slug)} sizes={SIZES} />,
            })),
          },
        ]}
      />
    </section>
  );
}
