const BASE = 36;

/** The version that the address of a media file carries: when it was changed last, in seconds. */
export function mediaVersion(updatedAt: string | Date): string {
  return Math.floor(new Date(updatedAt).getTime() / 1000).toString(BASE);
}

/**
 * Address of a media file. The version makes it safe to cache for ever: a replaced file gets another address.
 */
export function mediaUrl(filename: string, updatedAt: string | Date): string {
  return versionedMediaUrl(filename, mediaVersion(updatedAt));
}

export function versionedMediaUrl(filename: string, version: string): string {
  return `/api/media/file/${encodeURIComponent(filename)}?v=${version}`;
}
