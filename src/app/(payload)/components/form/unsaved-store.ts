import { isRecord } from '@/lib/is-record';

/** What was typed into a form and not stored, by the path of the field. */
export type Unsaved = {
  values: Record<string, unknown>;
  /** The `updatedAt` of the document that it was typed over; null for a new one. */
  basis: string | null;
};

const PREFIX = 'mimoteca-unsaved';
const MOST_CHARACTERS = 1_000_000;

/** Of one user and one document, in this tab: the next user of the browser finds nothing of the one before. */
export function unsavedKey(user: unknown, collection: string, id: unknown): string {
  return [PREFIX, user, collection, id ?? 'new'].join(':');
}

/** Null also for what cannot be read. */
export function readUnsaved(key: string): Unsaved | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.values)) return null;
    return { values: stored.values, basis: typeof stored.basis === 'string' ? stored.basis : null };
  } catch {
    return null;
  }
}

/** Stores nothing where the browser has no room for it, or forbids it. */
export function writeUnsaved(key: string, unsaved: Unsaved): void {
  try {
    const text = JSON.stringify(unsaved);
    if (Object.keys(unsaved.values).length === 0) window.sessionStorage.removeItem(key);
    else if (text.length <= MOST_CHARACTERS) window.sessionStorage.setItem(key, text);
  } catch {
    // The form itself still has it.
  }
}

export function forgetUnsaved(key: string): void {
  writeUnsaved(key, { values: {}, basis: null });
}
