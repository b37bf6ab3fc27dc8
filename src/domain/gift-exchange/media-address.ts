const FILES = '/api/media/file/';

/** A picture of the library by its name, which is unique within its folder. */
export type MediaName = { filename: string; prefix?: string | null };

/** The address of a media file for programs elsewhere. It stays the same when the file is replaced. */
export function absoluteMediaUrl(siteUrl: string, { filename, prefix }: MediaName): string {
  const address = new URL(`${FILES}${encodeURIComponent(filename)}`, siteUrl);
  if (prefix) address.searchParams.set('prefix', prefix);
  return address.href;
}

/** The name of the media file that an address of this site leads to, or null for any other address. */
export function mediaFileOf(siteUrl: string, address: string): MediaName | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== new URL(siteUrl).origin || !pathname.startsWith(FILES)) return null;
  try {
    const filename = decodeURIComponent(pathname.slice(FILES.length));
    return { filename, prefix: searchParams.get('prefix') };
  } catch {
    return null;
  }
}
