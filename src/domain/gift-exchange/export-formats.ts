/** The files that gifts are exported to. */
export const EXPORT_FORMATS = [
  /** A CSV as Excel opens it in Brazil: semicolons, a byte order mark, prices with a comma. */
  { value: 'excel', label: 'CSV para Excel', extension: 'csv', type: 'text/csv; charset=utf-8' },
  { value: 'csv', label: 'CSV com vírgulas', extension: 'csv', type: 'text/csv; charset=utf-8' },
  { value: 'json', label: 'JSON', extension: 'json', type: 'application/json; charset=utf-8' },
] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number]['value'];

/** One gift in an exported file. */
export type GiftRecord = {
  id: number;
  slug: string;
  status: 'published' | 'draft' | 'changed';
  title: string;
  shortDescription: string;
  /** HTML. */
  description: string;
  /** Reais; null in a draft that has none yet. */
  price: number | null;
  originalPrice: number | null;
  affiliateLink: string;
  /** Absolute addresses, each with its alternative text at the same place of `imageTexts`. */
  images: string[];
  imageTexts: string[];
  /** Slugs. */
  categories: string[];
  occasions: string[];
  intentions: string[];
  isNew: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
};
