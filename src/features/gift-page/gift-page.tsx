import './gift-page.css';

import { Suspense, type ReactNode } from 'react';

import type { GiftDetail, TaxonomyLink } from '@/domain/gift';
import { GiftPrice } from '@/features/gift-card/gift-price';
import { header } from '@/messages/header';
import { paths } from '@/lib/paths';
import { gift as words } from '@/messages/gift';
import { ui } from '@/messages/ui';
import { Breadcrumb } from '@/ui/breadcrumb';
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

/** A gift (/presente/{id}). What belongs to other capabilities is put in by the route. */
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
      <Suspense fallback={<a href={paths.category(trail.slug)}>{trail.name}</a>}>
        <TrailCategory categories={gift.categories} fallback={trail} />
      </Suspense>
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
          <Breadcrumb
            items={[
              { name: header.home, href: paths.home },
              { name: header.categories, href: paths.categories },
              ...(trail ? [{ name: trail.name, href: paths.category(trail.slug), link }] : []),
            ]}
            current={gift.title}
          />
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
