import { env } from './env';
import { JsonLd } from './json-ld';

type TrailJsonLdProps = {
  /** From the root to the page itself, which comes last and needs no address. */
  trail: readonly { name: string; href?: string }[];
};

/** Where a page stands in the site, as a BreadcrumbList. */
export function TrailJsonLd({ trail }: TrailJsonLdProps) {
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ name, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          ...(href === undefined ? {} : { item: new URL(href, env.SITE_URL).href }),
        })),
      }}
    />
  );
}
