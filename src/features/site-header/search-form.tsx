import { Suspense, useEffect, useRef, useState } from 'react';
import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';

const SearchSuggestions = lazyPart(() =>
  import('./suggestions/search-suggestions').then((module) => module.SearchSuggestions),
);

/**
 * The search of the header, an ordinary GET form. `pattern` and `required` refuse what is empty or blank even without
 * JavaScript; with it, `HeaderBehaviour` trims the query and goes there without a reload.
 */
export function SearchForm() {
  const input = useRef<HTMLInputElement>(null);
  // Few who open a page search it: the code comes with the first focus.
  const [isWanted, setWanted] = useState(false);
  // Whoever was quicker than the scripts stands in the box already, and gives it no second focus.
  useEffect(() => {
    if (input.current !== null && input.current === document.activeElement) setWanted(true);
  }, []);
  return (
    <form action={paths.search} method="get" role="search" className="site-search">
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="search"
        name="q"
        required
        pattern=".*\S.*"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={header.searchLabel}
        placeholder={header.searchPlaceholder}
        className="field"
        onFocus={() => setWanted(true)}
      />
      {isWanted ? (
        <Suspense fallback={null}>
          <SearchSuggestions input={input} />
        </Suspense>
      ) : null}
    </form>
  );
}
