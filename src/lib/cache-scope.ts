import { AsyncLocalStorage } from 'node:async_hooks';

import { shared } from './shared';

/** What an answer or a read was made from, gathered while it is being made. */
export type CacheScope = {
  readonly kind: 'answer' | 'read';
  /** Whatever changes one of these makes it stale. */
  readonly tags: Set<string>;
  /** Milliseconds of the epoch from which on it is stale though nothing was announced; Infinity for never. */
  freshUntil: number;
  /** Whether all that it was made from is tagged. */
  isTagged: boolean;
};

const scopes = shared('cache-scopes', () => new AsyncLocalStorage<CacheScope>());

/** Runs `make` and tells what it was made from; a scope around it is told nothing. */
export async function gather<Result>(
  kind: CacheScope['kind'],
  make: () => Promise<Result>,
): Promise<{ result: Result; scope: CacheScope }> {
  const scope: CacheScope = { kind, tags: new Set(), freshUntil: Infinity, isTagged: true };
  const result = await scopes.run(scope, make);
  return { result, scope };
}

/** Adds tags, and a time from which on it is stale, to what is being made; does nothing outside of a scope. */
export function noteTags(tags: Iterable<string>, freshUntil = Infinity): void {
  const scope = scopes.getStore();
  if (scope === undefined) return;
  for (const tag of tags) scope.tags.add(tag);
  scope.freshUntil = Math.min(scope.freshUntil, freshUntil);
}

/** An answer that reads past every cached read has nothing that would tell when it is stale. */
export function noteUntaggedRead(): void {
  const scope = scopes.getStore();
  if (scope?.kind === 'answer') scope.isTagged = false;
}
