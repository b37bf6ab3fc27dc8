/** Orders of a listing; ties break by id. */
export const SORT_KEYS = [
  'az',
  'za',
  'popularity',
  'price-low',
  'price-high',
  'newest',
  'rating',
] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export const DEFAULT_SORT: SortKey = 'az';

export const SORT_LABELS: Record<SortKey, string> = {
  az: 'A-Z',
  za: 'Z-A',
  popularity: 'Mais Popular',
  'price-low': 'Menor Preço',
  'price-high': 'Maior Preço',
  newest: 'Mais Recente',
  rating: 'Melhor Avaliado',
};

export function isSortKey(text: unknown): text is SortKey {
  return SORT_KEYS.some((key) => key === text);
}
