import { useLayoutEffect } from 'react';
import { common } from '@/messages/common';
import { search as words } from '@/messages/search';

/** Names the query in the document's title, as the document of a search does by itself. */
export function useSearchTitle(query: string): void {
  // Its cleanup runs before the next page's title can be taken for a change of this one's.
  useLayoutEffect(() => {
    const title = common.pageTitle(words.resultsFor(query));
    const name = () => {
      if (document.title !== title) document.title = title;
    };
    name();
    // The title of the page itself, which is the same for every query, may arrive later.
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [query]);
}
