import { AsyncLocalStorage } from 'node:async_hooks';

import type { ApiKeyScope } from '@/domain/api-key';

/** A key that was presented with a request and is valid. */
export type PresentedKey = {
  readonly id: number;
  readonly name: string;
  readonly scope: ApiKeyScope;
  /** Of an admin key: the admin who made it, and in whose name it acts. */
  readonly owner: number | null;
};

// Of the process, not of a module: the server and the built application in it have modules of their own.
const STORE = Symbol.for('mimoteca.api-key');

function store(): AsyncLocalStorage<PresentedKey> {
  // The border between two programs in one process: only this function writes there.
  const known = Reflect.get(globalThis, STORE) as AsyncLocalStorage<PresentedKey> | undefined;
  if (known !== undefined) return known;
  const made = new AsyncLocalStorage<PresentedKey>();
  Reflect.set(globalThis, STORE, made);
  return made;
}

/**
 * The API key of the request that is being answered; undefined without one. No header says it, so that nothing that a
 * client sends can be taken for it.
 */
export function currentApiKey(): PresentedKey | undefined {
  return store().getStore();
}

export function withApiKey<Result>(key: PresentedKey, answer: () => Result): Result {
  return store().run(key, answer);
}
