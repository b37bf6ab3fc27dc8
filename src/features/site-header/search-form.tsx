import { useEffect, useRef, useState } from 'react';
import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { Icon } from '@/ui/icon';
import type { SearchSuggestions } from './suggestions/search-suggestions';

/**
 * The search of the header, an ordinary GET form. `pattern` and `required` refuse what is empty or blank even without
 * JavaScript; with it, `HeaderBehaviour` trims the query and goes there without a reload.
 */
export function SearchForm() {
  const input = useRef<HTMLInputElement>(null);
  // Few who open a page search it: the code comes with the first focus.
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions>();
  const load = () =>
    void import('./suggestions/search-suggestions').then((module) => {
      setSuggestions(() => module.SearchSuggestions);
    });
  // Whoever was quicker than the scripts stands in the box already, and gives it no second focus.
  useEffect(() => {
    if (input.current !== null && input.current === document.activeElement) load();
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
        onFocus={Suggestions ? undefined : load}
      />
      {Suggestions ? <Suggestions input={input} /> : null}
    </form>
  );
}
