'use client';

import './gift-page.css';

import type { ReactNode } from 'react';

import type { GiftDetail, TaxonomyLink } from '@/domain/gift';
import { GiftPrice } from '@/features/gift-card/gift-price';
import { gift as words } from '@/messages/gift';
import { ui } from '@/messages/ui';
import { BreadcrumbNav } from '@/ui/breadcrumb-nav';
import { Container } from '@/ui/container';
import { Heading } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { SectionHeader } from '@/ui/section-header';
import { BuyBar } from './buy-bar';
import { Gallery } from './gallery';
import { GiftBackButton } from './gift-back-button';
import { GiftFacts } from './gift-facts';
import { GiftOverview } from './gift-overview';
import { giftTrail } from './gift-trail';
import { STORE_ID } from './store-id';
import { TrailCategory } from './trail-category';
import { ViewBeacon } from './view-beacon';

type GiftPageProps = {
  gift: GiftDetail;
  /** The category in whose context the page stands. */
  category?: TaxonomyLink | null;
  /** What others think of it, in a line. */
  rating: ReactNode;
  /** The way to the partner store. */
  store: ReactNode;
  /** The same in a line, for the bar at the bottom of a phone. */
  storeAgain: ReactNode;
  /** 'Favoritar' and 'Compartilhar'. */
  actions: ReactNode;
  reviews: ReactNode;
  /** Cards of related gifts; nothing when there are none. */
  related: ReactNode | null;
};

/**
 * A gift (/presente/{id}). What belongs to other capabilities is put in by the route. It runs in the browser as a whole: the
 * gift as data is a third of what the same page is as a tree of elements, which the document would carry twice.
 */
export function GiftPage({
  gift,
  category = null,
  rating,
  store,
  storeAgain,
  actions,
  reviews,
  related,
}: GiftPageProps) {
  const trail = category ?? gift.categories[0];
  // The page is the same for everybody: which category a visitor comes from is only known in the browser.
  const link =
    trail && category === null ? (
      <TrailCategory categories={gift.categories} fallback={trail} />
    ) : undefined;
  return (
    <>
      <ViewBeacon giftId={gift.id} />
      <Container>
        <div className="gift-page-bar">
          <GiftBackButton categories={gift.categories} fallback={trail}>
            <Icon name="arrow-left" size={18} />
            {words.back}
          </GiftBackButton>
          <BreadcrumbNav items={giftTrail(gift, category, link)} current={gift.title} />
        </div>
        <article className="gift-page">
          <Gallery images={gift.images} />
          <GiftOverview
            gift={gift}
            rating={rating}
            store={store}
            actions={actions}
            facts={<GiftFacts gift={gift} categoryId={category?.id ?? null} />}
          />
          {gift.descriptionHtml === '' ? null : (
            <div className="gift-description">
              <Heading level={2} size="block">
                {words.description}
              </Heading>
              {/* Sanitised when it was saved (src/domain/rich-text-policy). */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: gift.descriptionHtml }} />
            </div>
          )}
        </article>
      </Container>
      {reviews}
      <BuyBar storeId={STORE_ID}>
        <div className="buy-bar-price">
          <GiftPrice price={gift.price} originalPrice={gift.originalPrice} />
          <p className="buy-bar-note">{ui.affiliateNote}</p>
        </div>
        {storeAgain}
      </BuyBar>
      {related === null ? null : (
        <Section variant="ruled" aria-labelledby="relacionados">
          <SectionHeader id="relacionados" title={words.related} />
          {related}
        </Section>
      )}
    </>
  );
}
