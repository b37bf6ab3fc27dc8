/** What is known of the page that a gift's affiliate link leads to. */
export const LINK_STATES = [
  { value: 'waiting', label: 'Ainda não verificado' },
  { value: 'fine', label: 'Funciona' },
  { value: 'moved', label: 'Mudou de endereço' },
  { value: 'gone', label: 'Não existe mais' },
  { value: 'unknown', label: 'Não foi possível verificar' },
] as const;
export type LinkState = (typeof LINK_STATES)[number]['value'];

/** The states that an editor is told of. */
export const BROKEN_STATES = ['moved', 'gone'] as const satisfies LinkState[];

const HOUR = 60 * 60_000;

/** How politely links are visited. Decision 0038. */
export const LINK_VISITS = {
  /** Between two visits, whatever the shop: at most 100,000 a day. */
  interval: 864,
  /** Between two requests to one shop. */
  shopInterval: 1_000,
  /** Visits at once; each waits for its answer. */
  lanes: 4,
  /** One visit, with its redirects. */
  timeout: 10_000,
  redirects: 8,
  /** Of a page that is asked for with GET, only its beginning is read. */
  bytes: 16 * 1024,
  /** From a visit to the next of the same link: never twice on one day of São Paulo. */
  period: { shortest: 24 * HOUR, longest: 26 * HOUR },
  /** After which a visit that was interrupted is made again. */
  lease: HOUR,
  /** How long a shop that asks for less is left alone, when it does not say. */
  pause: { usual: HOUR, longest: 24 * HOUR },
} as const;

/** Domains that nobody can own (RFC 2606, RFC 6761): those of the demo catalogue. */
export function isReservedHost(host: string): boolean {
  return (
    /(?:^|\.)(?:example|test|invalid|localhost)$/.test(host) ||
    /(?:^|\.)example\.(?:com|net|org)$/.test(host)
  );
}
