'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

import type { GiftSummary } from '@/domain/gift';
import { FAVOURITES_PAGE_SIZE } from '@/domain/limits';
import { favourites as words } from '@/messages/favourites';
import { ErrorState } from '@/ui/error-state';
import { LoadMoreButton } from '@/ui/load-more-button';
import { Section } from '@/ui/section';
import { SectionHeader } from '@/ui/section-header';
import { GiftItem } from './gift-item';
import { favouriteStore } from '../state/favourite-store';
import { ListSkeleton } from './list-skeleton';

const nothing = () => null;

/** The favourites that this browser stores, the newest first. What is no longer published is left out. */
export function LocalFavouritesList() {
  const local = useSyncExternalStore(favouriteStore.subscribe, favouriteStore.local, nothing) ?? [];
  // A removed favourite keeps its place, so that the removal can be undone.
  const [order, setOrder] = useState(() => local.map(({ gift }) => gift));
  const fresh = local.map(({ gift }) => gift).filter((gift) => !order.includes(gift));
  if (fresh.length > 0) setOrder([...fresh, ...order]);

  const [wanted, setWanted] = useState(FAVOURITES_PAGE_SIZE);
  const [cards, setCards] = useState<ReadonlyMap<number, GiftSummary | null>>(new Map());
  const [hasFailed, setFailed] = useState(false);

  const missing = order
    .slice(0, wanted)
    .filter((gift) => !cards.has(gift))
    .slice(0, FAVOURITES_PAGE_SIZE)
    .join(',');
  useEffect(() => {
    if (missing === '' || hasFailed) return;
    const request = new AbortController();
    readCards(missing, request.signal).then(
      (gifts) => setCards((before) => new Map([...before, ...gifts])),
      () => {
        if (!request.signal.aborted) setFailed(true);
      },
    );
    return () => request.abort();
  }, [missing, hasFailed]);

  const shown = order.slice(0, wanted).flatMap((gift) => cards.get(gift) ?? []);
  const isLoading = missing !== '' && !hasFailed;
  if (order.length === 0) return null;
  return (
    <Section variant="ruled" aria-labelledby="guardados">
      <SectionHeader id="guardados" title={words.localTitle} />
      <p className="mb-8 max-w-lg text-ink-soft">{words.localText(local.length)}</p>
      <ul className="gift-grid">
        {shown.map((gift) => (
          <GiftItem key={gift.id} gift={gift} />
        ))}
      </ul>
      {isLoading && shown.length === 0 ? <ListSkeleton /> : null}
      {hasFailed ? <ErrorState title={words.loadFailed} onRetry={() => setFailed(false)} /> : null}
      {order.length > wanted || (isLoading && shown.length > 0) ? (
        <div className="mt-10 flex justify-center">
          <LoadMoreButton
            label={words.more}
            loading={isLoading}
            onClick={() => setWanted(wanted + FAVOURITES_PAGE_SIZE)}
          />
        </div>
      ) : null}
    </Section>
  );
}

/** The cards of these ids; null for those that are no longer published. */
async function readCards(
  ids: string,
  signal: AbortSignal,
): Promise<Map<number, GiftSummary | null>> {
  const response = await fetch(`/api/favourites/local?ids=${ids}`, { signal });
  if (!response.ok) throw new Error(`The local gifts answered ${response.status}`);
  // The border to our own endpoint, which answers exactly this.
  const { docs } = (await response.json()) as { docs: GiftSummary[] };
  const found = new Map(docs.map((gift) => [gift.id, gift]));
  return new Map(ids.split(',').map((id) => [Number(id), found.get(Number(id)) ?? null]));
}
