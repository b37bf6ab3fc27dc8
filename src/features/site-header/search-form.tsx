import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { Icon } from '@/ui/icon';

/**
 * The search of the header, an ordinary GET form. `pattern` and `required` refuse what is empty or blank even without
 * JavaScript; with it, `HeaderBehaviour` trims the query and goes there without a reload.
 */
export function SearchForm() {
  return (
    <form action={paths.search} method="get" role="search" className="site-search">
      <Icon name="search" size={18} />
      <input
        type="search"
        name="q"
        required
        pattern=".*\S.*"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={header.searchLabel}
        placeholder={header.searchPlaceholder}
        className="field"
      />
    </form>
  );
}
