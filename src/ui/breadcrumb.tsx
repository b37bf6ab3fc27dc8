import { TrailJsonLd } from '@/lib/trail-json-ld';

import { BreadcrumbNav, type BreadcrumbProps } from './breadcrumb-nav';

/** Where the page stands in the site, for readers and, as a BreadcrumbList, for search engines. */
export function Breadcrumb(props: BreadcrumbProps) {
  return (
    <>
      <TrailJsonLd trail={[...props.items, { name: props.current }]} />
      <BreadcrumbNav {...props} />
    </>
  );
}
