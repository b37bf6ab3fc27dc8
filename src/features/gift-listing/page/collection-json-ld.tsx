import type { GiftSummary } from '@/domain/gift';
import { env } from '@/lib/env';
import { JsonLd } from '@/lib/json-ld';
import { paths } from '@/lib/paths';
import type { Subject } from '../subject';

type CollectionJsonLdProps = {
  subject: Pick<Subject, 'name' | 'summary' | 'path'>;
  gifts: GiftSummary[];
  total: number;
};

/** Structured data: the page is a collection, with its first gifts. */
export function CollectionJsonLd({ subject, gifts, total }: CollectionJsonLdProps) {
  const absolute = (path: string) => new URL(path, env.SITE_URL).href;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: subject.name,
    description: subject.summary.replace(/\s+/g, ' '),
    url: absolute(subject.path),
    inLanguage: 'pt-BR',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: gifts.map((gift, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: gift.title,
        url: absolute(paths.gift(gift.id)),
      })),
    },
  };
  return <JsonLd data={data} />;
}
