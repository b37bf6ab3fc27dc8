/** The shop that an affiliate link leads to, by its domain without 'www.'; null when the text is no address. */
export function shopDomain(link: string): string | null {
  try {
    return new URL(link).hostname.replace(/^www\./, '') || null;
  } catch {
    return null;
  }
}
