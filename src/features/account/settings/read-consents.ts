import { property } from '@/lib/property';

export type GivenConsent = {
  id: number;
  /** The text agreed to. */
  text: string;
  givenAt: string;
  withdrawnAt: string | null;
};

/** One's own consents, newest first, or null when they could not be read. */
export async function readConsents(): Promise<GivenConsent[] | null> {
  try {
    const response = await fetch('/api/consents?depth=0&limit=100', { cache: 'no-store' });
    return response.ok ? toConsents(await response.json()) : null;
  } catch {
    return null;
  }
}

/** What the REST API answers; null when it answered something else. */
export function toConsents(answer: unknown): GivenConsent[] | null {
  const docs = property(answer, 'docs');
  if (!Array.isArray(docs)) return null;
  return docs.flatMap((doc: unknown) => {
    const id = property(doc, 'id');
    const text = property(doc, 'text');
    const givenAt = property(doc, 'createdAt');
    const withdrawnAt = property(doc, 'withdrawnAt');
    if (typeof id !== 'number' || typeof text !== 'string' || typeof givenAt !== 'string') {
      return [];
    }
    return [
      { id, text, givenAt, withdrawnAt: typeof withdrawnAt === 'string' ? withdrawnAt : null },
    ];
  });
}
