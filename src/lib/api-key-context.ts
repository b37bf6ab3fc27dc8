import { AsyncLocalStorage } from 'node:async_hooks';

import type { ApiKeyScope } from '@/domain/api-key';

import { shared } from './shared';

/** A key that was presented with a request and is valid. */
export type PresentedKey = {
  readonly id: number;
  readonly name: string;
  readonly scope: ApiKeyScope;
  /** Of an admin key: the admin who made it, and in whose name it acts. */
  readonly owner: number | null;
};

const keys = shared('api-key', () => new AsyncLocalStorage<PresentedKey>());

/**
 * The API key of the request that is being answered; undefined without one. No header says it, so that nothing that a
 * client sends can be taken for it.
 */
export function currentApiKey(): PresentedKey | undefined {
  return keys.getStore();
}

export function withApiKey<Result>(key: PresentedKey, answer: () => Result): Result {
  return keys.run(key, answer);
}
