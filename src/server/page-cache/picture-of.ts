const MEDIA_FILE = /^\/api\/media\/file\/([^/?]+)/;

/** The name of the media file that an address of the image optimiser shows; null for another source. */
export function pictureOf(address: string): string | null {
  const query = address.slice(address.indexOf(' ') + 1);
  const file = MEDIA_FILE.exec(new URLSearchParams(query).get('url') ?? '')?.[1];
  if (file === undefined) return null;
  try {
    return decodeURIComponent(file);
  } catch {
    return null;
  }
}
