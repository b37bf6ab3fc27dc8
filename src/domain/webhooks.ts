const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a receiver can ask to be told. */
export const WEBHOOK_EVENTS = [
  { value: 'gift.published', label: 'Presente publicado' },
  { value: 'gift.changed', label: 'Presente publicado mudou' },
  { value: 'gift.removed', label: 'Presente saiu do site' },
] as const;

/** Sent when an editor asks for it. */
export const WEBHOOK_TEST = { value: 'webhook.test', label: 'Teste' } as const;

export const DELIVERY_STATES = [
  { value: 'queued', label: 'Na fila' },
  { value: 'delivered', label: 'Entregue' },
  { value: 'failed', label: 'Falhou' },
] as const;

/** How receivers are told. Times in milliseconds. Decision 0047. */
export const WEBHOOKS = {
  /** Receivers of the site. */
  most: 20,
  /** Requests to one receiver at the same time; one while it fails. */
  lanes: 2,
  /** One request: name, connection, answer. */
  timeout: 10 * SECOND,
  /** Of an answer, this much is read and shown. */
  answerBytes: 1_024,
  /** Before the second try and each one after it, give or take a fifth: eight tries in about three days. */
  pauses: [MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR, 30 * HOUR],
  /** For which a receiver is left alone after a failure: doubled with each, up to the longest. */
  shortestRest: 5 * SECOND,
  longestRest: 10 * MINUTE,
  /** A receiver that has only failed for so long is deactivated. */
  patience: 5 * DAY,
  /** After which a request that was interrupted is made again. */
  lease: MINUTE,
  /** For how long a secret that was replaced signs beside the new one. */
  overlap: DAY,
  /** For how long the log of deliveries is kept. */
  kept: 30 * DAY,
} as const;

/** Milliseconds before the next try, of which `attempts` have been made; null after the last. `random` from 0 to 1. */
export function pauseAfter(attempts: number, random: number): number | null {
  const pause = WEBHOOKS.pauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (0.8 + 0.4 * random));
}

/** Milliseconds for which a receiver is left alone after so many failures one after the other. */
export function restAfter(failures: number): number {
  return Math.min(WEBHOOKS.shortestRest * 2 ** Math.min(failures - 1, 20), WEBHOOKS.longestRest);
}
