import { RECENT_SEARCHES } from '@/domain/search-suggestions';

const KEY = 'mimoteca-buscas';

/** What was searched for in this browser, the latest first; [] where nothing can be stored. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((item) => typeof item === 'string').slice(0, RECENT_SEARCHES);
  } catch {
    return [];
  }
}

/** Puts a search before the others. */
export function rememberSearch(query: string): void {
  const others = readRecentSearches().filter((other) => other !== query);
  write(JSON.stringify([query, ...others].slice(0, RECENT_SEARCHES)));
}

export function forgetSearches(): void {
  write(null);
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}
