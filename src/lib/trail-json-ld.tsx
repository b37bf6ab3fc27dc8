import { breadcrumbList } from './breadcrumb-list';
import { env } from './env';
import { JsonLd } from './json-ld';

type TrailJsonLdProps = {
  /** From the root to the page itself, which comes last and needs no address. */
  trail: readonly { name: string; href?: string }[];
};

/** Where a page stands in the site, as a BreadcrumbList. */
export function TrailJsonLd({ trail }: TrailJsonLdProps) {
  return <JsonLd data={breadcrumbList(trail, env.SITE_URL)} />;
}
