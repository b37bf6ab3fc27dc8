import { property } from '@/lib/property';

import type { Interceptor } from './interceptor';

/** A field that a save was refused for, and why. */
export type Refused = { path: string; message: string };

/** By the collection or global that was saved. */
const refusals = new Map<string, Refused[]>();

/** The fields that the last save of this collection or global was refused for; given once. */
export function takeRefused(saved: string): Refused[] {
  const refused = refusals.get(saved) ?? [];
  refusals.delete(saved);
  return refused;
}

/**
 * Notes why a save was refused. Payload puts the reasons into the state of its form, where a check of a field that ends at that
 * moment takes them away before they are drawn.
 */
export const noteRefusals: Interceptor = async (ask, input, init) => {
  const saved = savedBy(input, init);
  if (saved === null) return ask(input, init);
  refusals.delete(saved);
  const response = await ask(input, init);
  if (response.status === 400) refusals.set(saved, await refusedBy(response.clone()));
  return response;
};

/** What the request saves: `gifts`, or `globals/site-settings`. */
function savedBy(input: RequestInfo | URL, init: RequestInit | undefined): string | null {
  if (!/^(post|patch)$/i.test(init?.method ?? '')) return null;
  const address = input instanceof Request ? input.url : input;
  const { pathname } = new URL(address, window.location.href);
  return /^\/api\/((?:globals\/)?[\w-]+)(?:\/\d+)?$/.exec(pathname)?.[1] ?? null;
}

async function refusedBy(response: Response): Promise<Refused[]> {
  const body: unknown = await response.json().catch(() => null);
  return errorsOf(body)
    .flatMap((error) => errorsOf(property(error, 'data')))
    .flatMap((error) => {
      const [path, message] = [property(error, 'path'), property(error, 'message')];
      return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
    });
}

function errorsOf(value: unknown): unknown[] {
  const errors = property(value, 'errors');
  return Array.isArray(errors) ? errors : [];
}
