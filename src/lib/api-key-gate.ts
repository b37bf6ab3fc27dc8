import type { PresentedKey } from './api-key-context';
import { shared } from './shared';

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

const gate = shared<{ admit?: ApiKeyGate }>('api-key-gate', () => ({}));

/** The application's check of keys; undefined until it has started. */
export const apiKeyGate = (): ApiKeyGate | undefined => gate.admit;

export function openApiKeyGate(admit: ApiKeyGate): void {
  gate.admit = admit;
}
