/** Since when a media file has been there, and when it was changed last: what its addresses may say. */
export type PictureDates = { createdAt: Date; updatedAt: Date };

export type PictureLookup = (filename: string) => Promise<PictureDates | null>;

// Of the process, not of a module: the server and the built application in it have modules of their own.
const LOOKUP = Symbol.for('mimoteca.picture-lookup');

/** The application's knowledge of its media files; undefined until it has started. */
export function pictureLookup(): PictureLookup | undefined {
  // The border between two programs in one process: only `openPictureLookup` writes there.
  return Reflect.get(globalThis, LOOKUP) as PictureLookup | undefined;
}

export function openPictureLookup(lookup: PictureLookup): void {
  Reflect.set(globalThis, LOOKUP, lookup);
}
