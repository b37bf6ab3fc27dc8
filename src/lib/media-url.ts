/**
 * Address of a media file. The version makes it safe to cache for ever: a replaced file gets another address.
 */
export function mediaUrl(filename: string, updatedAt: string | Date): string {
  const version = Math.floor(new Date(updatedAt).getTime() / 1000).toString(36);
  return `/api/media/file/${encodeURIComponent(filename)}?v=${version}`;
}
