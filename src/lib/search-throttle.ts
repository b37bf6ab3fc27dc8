import { shared } from './shared';

/** The refusal of one search too many. */
export type SearchRefusal = { message: string; headers: Record<string, string> };

/** Counts a search of a client, by its address, and answers the refusal of one too many. */
export type SearchThrottle = (client: string) => Promise<SearchRefusal | null>;

const counter = shared<{ count?: SearchThrottle }>('search-throttle', () => ({}));

/** The application's count of searches; undefined until it has started. */
export const searchThrottle = (): SearchThrottle | undefined => counter.count;

export function openSearchThrottle(throttle: SearchThrottle): void {
  counter.count = throttle;
}
