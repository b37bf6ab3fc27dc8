import { paths } from '@/lib/paths';
import { common } from '@/messages/common';
import { home } from '@/messages/home';

/** WebSite with the action that searches it. */
export function homeJsonLd(siteUrl: string): object {
  const root = new URL(paths.home, siteUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: common.brand,
    description: home.description,
    inLanguage: 'pt-BR',
    url: root,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // The braces are a placeholder of the vocabulary: encoded, search engines would not fill it in.
        urlTemplate: `${new URL(paths.search, siteUrl).href}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
