import { notices } from '@/messages/notices';

export type Notices = (typeof notices)['users'] & { createFailed?: string };

const BY_COLLECTION = new Map<string, Notices>(Object.entries(notices));

/** What is said of the documents of a collection once they are stored, or cannot be; undefined where nobody stores any. */
export function noticesOf(slug: string): Notices | undefined {
  return BY_COLLECTION.get(slug);
}
