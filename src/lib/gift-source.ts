import { shared } from './shared';

/** What the page of a gift is made from. */
export type GiftSource = {
  /** What it shows, as `GiftView` takes it. */
  json: string;
  /** What the database says in the parts that every page has: the same text, the same parts. */
  frame: string;
};

/**
 * Reads it, tagged like every cached read; null for a gift that has no page. The application, which alone can read, gives
 * it to the server around it as soon as the code of such a page is loaded.
 */
export const giftSource = shared<{ read: ((id: number) => Promise<GiftSource | null>) | null }>(
  'gift-source',
  () => ({ read: null }),
);
