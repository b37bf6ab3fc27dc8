import type { TaxonomyGroup } from '@/domain/taxonomy';
import { paths } from '@/lib/paths';
import { occasions as messages } from '@/messages/catalogue';
import { Heading } from '@/ui/heading';
import { SortableEntries } from './sortable-entries';
import { entryOrders } from './entry-orders';

const OPTIONS = [
  { value: 'az', label: messages.sort.az },
  { value: 'za', label: messages.sort.za },
  { value: 'popularity', label: messages.sort.popularity },
] as const;

const SIZES = '(min-width: 48rem) 15rem, 38vw';

/** The occasions of one group, in an order of their own. */
export function OccasionGroup({ group }: { group: TaxonomyGroup }) {
  const name = group.name || messages.ungrouped;
  const id = `grupo-${group.id}`;
  return (
    <section aria-labelledby={id} className="index-section">
      <SortableEntries
        parameter={group.slug || 'outras'}
        label={messages.groupSortLabel(name)}
        options={OPTIONS}
        listClassName="index-row"
        sizes={SIZES}
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
            orders: entryOrders(group.entries),
            cards: group.entries.map(
              ({ id: entryId, name: entryName, image, giftCount, slug }) => ({
                id: entryId,
                entry: { name: entryName, image, giftCount },
                href: paths.occasion(slug),
              }),
            ),
          },
        ]}
      />
    </section>
  );
}
