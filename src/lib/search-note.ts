/** Takes note that a client, by its address, searched for something of which it saw the results being made. */
export type SearchNote = (query: string, client: string) => void;

// Of the process, not of a module: the server and the built application in it have modules of their own.
const NOTE = Symbol.for('mimoteca.search-note');

/** The application's ear for searches; undefined until it has started. */
export function searchNote(): SearchNote | undefined {
  // The border between two programs in one process: only `openSearchNote` writes there.
  return Reflect.get(globalThis, NOTE) as SearchNote | undefined;
}

export function openSearchNote(note: SearchNote): void {
  Reflect.set(globalThis, NOTE, note);
}
