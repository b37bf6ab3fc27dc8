import type { GiftImage } from '@/domain/gift';
import { formatPrice } from '@/domain/price';
import type { SearchSuggestions } from '@/domain/search-suggestions';
import { normaliseSearch } from '@/domain/text';
import { paths } from '@/lib/paths';
import { search as words } from '@/messages/search';

export type Option = { href: string; text: string; detail?: string; image?: GiftImage | null };
/** `first`: the number of its first option among those of all groups. */
export type OptionGroup = { title: string; first: number; options: Option[] };

/** What the box offers, in groups: earlier searches that begin as what is typed, then what the catalogue has. */
export function groupsOf(
  typed: string,
  recent: string[],
  suggestions: SearchSuggestions | null,
): OptionGroup[] {
  const start = normaliseSearch(typed);
  const earlier = recent.filter((query) => {
    const text = normaliseSearch(query);
    return text.startsWith(start) && text !== start;
  });
  const { gifts = [], categories = [], occasions = [] } = suggestions ?? {};
  const groups = [
    {
      title: words.recent,
      options: earlier.map((query) => ({ href: paths.searchFor(query), text: query })),
    },
    {
      title: words.suggestedGifts,
      options: gifts.map(({ id, title, price, image }) => ({
        href: paths.gift(id),
        text: title,
        detail: formatPrice(price),
        image,
      })),
    },
    {
      title: words.suggestedCategories,
      options: categories.map(({ name, slug }) => ({ href: paths.category(slug), text: name })),
    },
    {
      title: words.suggestedOccasions,
      options: occasions.map(({ name, slug }) => ({ href: paths.occasion(slug), text: name })),
    },
  ].filter(({ options }) => options.length > 0);
  return groups.map((group, at) => ({ ...group, first: countOf(groups.slice(0, at)) }));
}

/** Options of all groups. */
export function countOf(groups: readonly { options: Option[] }[]): number {
  return groups.reduce((sum, { options }) => sum + options.length, 0);
}
