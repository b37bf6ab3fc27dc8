/**
 * Stands in for `next/cache`, whose functions throw outside a Next server. Tests of single parts read past the cache;
 * the cache itself is tested through the running site (e2e).
 */
export function cacheLife(): void {}
export function cacheTag(): void {}
export function revalidateTag(): void {}
