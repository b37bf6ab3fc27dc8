import { LINK_VISITS } from '@/domain/link-health';

/** Shops that are remembered: when there are more, those that were asked longest ago are forgotten. */
const MOST_SHOPS = 10_000;

/** When each shop may be asked again, as this process has learnt it. A restart forgets, and costs each shop one request. */
export function createShopTurns(interval: number) {
  const free = new Map<string, number>();
  const paused = new Map<string, number>();

  function remember(map: Map<string, number>, shop: string, moment: number): void {
    map.delete(shop);
    map.set(shop, moment);
    const [oldest] = map.keys();
    if (map.size > MOST_SHOPS && oldest !== undefined) map.delete(oldest);
  }

  return {
    /** Resolves when it is this caller's turn to ask the shop; each `interval` one is. */
    async next(shop: string): Promise<void> {
      const turn = Math.max(Date.now(), free.get(shop) ?? 0);
      remember(free, shop, turn + interval);
      const wait = turn - Date.now();
      if (wait > 0) await new Promise((resolve) => void setTimeout(resolve, wait));
    },
    /** Redirects within a visit are requests too. */
    add(shop: string, requests: number): void {
      remember(free, shop, Math.max(Date.now(), free.get(shop) ?? 0) + requests * interval);
    },
    /** The shop has asked to be left alone: for what its Retry-After says, within bounds. */
    pause(shop: string, retryAfter: string): void {
      remember(paused, shop, Date.now() + pauseOf(retryAfter));
    },
    /** Milliseconds for which the shop is left alone. */
    pauseLeft: (shop: string): number => Math.max(0, (paused.get(shop) ?? 0) - Date.now()),
  };
}

function pauseOf(retryAfter: string): number {
  const { usual, longest } = LINK_VISITS.pause;
  const asked = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(asked) && asked > 0 ? Math.min(asked, longest) : usual;
}
