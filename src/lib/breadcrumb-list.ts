/** Where a page stands in the site, in the vocabulary of schema.org: from the root to the page itself, which needs no address. */
export function breadcrumbList(
  trail: readonly { name: string; href?: string }[],
  siteUrl: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href === undefined ? {} : { item: new URL(href, siteUrl).href }),
    })),
  };
}
