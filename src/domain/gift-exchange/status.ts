/**
 * Where a gift stands: what visitors see is what editors see; only editors see it; or visitors see a gift that an editor has
 * changed since without publishing.
 */
export const GIFT_STATUSES = [
  { value: 'published', label: 'Publicado' },
  { value: 'draft', label: 'Rascunho' },
  { value: 'changed', label: 'Publicado, com alterações' },
] as const;

export type GiftStatus = (typeof GIFT_STATUSES)[number]['value'];

export function statusLabel(status: GiftStatus): string {
  return GIFT_STATUSES.find(({ value }) => value === status)?.label ?? status;
}
