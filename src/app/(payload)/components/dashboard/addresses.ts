import { paths } from '@/lib/paths';

const collections = `${paths.adminPanel}/collections`;

/** The panel's list of a collection, filtered: all of the conditions have to hold. */
export function listAddress(slug: string, conditions: Record<string, string> = {}): string {
  const query = new URLSearchParams();
  Object.entries(conditions).forEach(([condition, value], index) =>
    query.append(`where[or][0][and][${String(index)}]${condition}`, value),
  );
  return query.size > 0 ? `${collections}/${slug}?${query}` : `${collections}/${slug}`;
}

export const giftAddress = (id: number): string => `${collections}/gifts/${String(id)}`;
