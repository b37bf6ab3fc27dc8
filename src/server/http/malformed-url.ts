const LONGEST_PATH = 4_096;

/** A path that no route has: asking Next for it renders the site's own 404 page. */
export const ABSENT_PATH = '/nao-encontrada';

/** Whether a request target cannot name anything: not decodable, with a NUL, not a path, or absurdly long. */
export function isMalformedUrl(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return true;
  const [path = ''] = target.split(/[?#]/, 1);
  if (path.length > LONGEST_PATH) return true;
  try {
    return decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
}
