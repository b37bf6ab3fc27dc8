import type { PresentedKey } from './api-key-context';

/** A request that shows a key, as far as the gate looks at it. */
export type KeyedRequest = Readonly<{ key: string; path: string; isRead: boolean }>;

export type GateRefusal = Readonly<{
  status: 401 | 403 | 429;
  message: string;
  headers: Record<string, string>;
}>;

/** Either the key and the headers that say what is left of its quota, or why it opens nothing. */
export type GateAnswer =
  | Readonly<{ key: PresentedKey; headers: Record<string, string> }>
  | Readonly<{ refusal: GateRefusal }>;

export type ApiKeyGate = (request: KeyedRequest) => Promise<GateAnswer>;

// Of the process, not of a module: the server and the built application in it have modules of their own.
const GATE = Symbol.for('mimoteca.api-key-gate');

/** The application's check of keys; undefined until it has started. */
export function apiKeyGate(): ApiKeyGate | undefined {
  // The border between two programs in one process: only `openApiKeyGate` writes there.
  return Reflect.get(globalThis, GATE) as ApiKeyGate | undefined;
}

export function openApiKeyGate(gate: ApiKeyGate): void {
  Reflect.set(globalThis, GATE, gate);
}
