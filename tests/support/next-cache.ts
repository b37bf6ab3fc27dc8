import { AsyncLocalStorage } from 'node:async_hooks';

export type CacheUse = {
  /** Every tag that a cached read of the work carries. */
  tags: Set<string>;
  /** Seconds: the shortest of the reads. */
  revalidate: number;
};

const uses = new AsyncLocalStorage<CacheUse>();

/** What cached reads say of themselves while the work runs. */
export async function cacheUseOf(work: () => Promise<unknown>): Promise<CacheUse> {
  const use: CacheUse = { tags: new Set(), revalidate: Infinity };
  await uses.run(use, work);
  return use;
}

/**
 * Stands in for `next/cache`, whose functions throw outside a Next server. Tests of single parts read past the cache;
 * the cache itself is tested through the running site (e2e).
 */
export function cacheLife({ revalidate = Infinity }: { revalidate?: number }): void {
  const use = uses.getStore();
  if (use !== undefined) use.revalidate = Math.min(use.revalidate, revalidate);
}
export function cacheTag(...tags: string[]): void {
  for (const tag of tags) uses.getStore()?.tags.add(tag);
}
export function revalidateTag(): void {}
