import { normaliseEmail } from '@/domain/email';

/**
 * The address that a link's query meant: decoded, lower case, trimmed. Mail programs encode it twice
 * or not at all, so an inner space was a plus sign, and an address without its at-sign is decoded once more.
 */
export function emailFromQuery(value: string | null): string {
  const text = normaliseEmail(value ?? '').replaceAll(' ', '+');
  if (text.includes('@') || !text.includes('%40')) return text;
  try {
    return normaliseEmail(decodeURIComponent(text));
  } catch {
    return text;
  }
}
