const BASE = 36;

type MediaFile = {
  filename: string;
  prefix?: string | null;
  /** When it was changed last, with milliseconds. */
  updatedAt: string | Date;
};

/**
 * Address of a media file, whose name is unique within its folder. The version makes it safe to cache for ever: a replaced
 * file gets another address.
 */
export function mediaUrl({ filename, prefix, updatedAt }: MediaFile): string {
  const version = new Date(updatedAt).getTime().toString(BASE);
  const query = new URLSearchParams({ ...(prefix && { prefix }), v: version });
  return `/api/media/file/${encodeURIComponent(filename)}?${query}`;
}
