const FILES = '/api/media/file/';

/** The address of a media file for programs elsewhere. It stays the same when the file is replaced. */
export function absoluteMediaUrl(siteUrl: string, filename: string): string {
  return new URL(`${FILES}${encodeURIComponent(filename)}`, siteUrl).href;
}

/** The name of the media file that an address of this site leads to, or null for any other address. */
export function mediaFileOf(siteUrl: string, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(siteUrl).origin || !pathname.startsWith(FILES)) return null;
  try {
    return decodeURIComponent(pathname.slice(FILES.length));
  } catch {
    return null;
  }
}
