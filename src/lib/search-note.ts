import { shared } from './shared';

/** Takes note that a client, by its address, searched for something of which it saw the results being made. */
export type SearchNote = (query: string, client: string) => void;

const ear = shared<{ note?: SearchNote }>('search-note', () => ({}));

/** The application's ear for searches; undefined until it has started. */
export const searchNote = (): SearchNote | undefined => ear.note;

export function openSearchNote(note: SearchNote): void {
  ear.note = note;
}
