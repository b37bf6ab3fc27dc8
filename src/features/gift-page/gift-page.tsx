import './gift-page.css';

import type { ReactNode } from 'react';

import type { GiftDetail, TaxonomyLink } from '@/domain/gift';
import { header } from '@/messages/header';
import { paths } from '@/lib/paths';
import { gift as words } from '@/messages/gift';
import { BackButton } from '@/ui/back-button';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { Heading } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { SectionHeader } from '@/ui/section-header';
import { Gallery } from './gallery';
import { GiftFacts } from './gift-facts';
import { GiftOverview } from './gift-overview';
import { ViewBeacon } from './view-beacon';

type GiftPageProps = {
  gift: GiftDetail;
  /** The category in whose context the page stands. */
  category?: TaxonomyLink | null;
  /** What others think of it, in a line. */
  rating: ReactNode;
  /** The way to the partner store. */
  store: ReactNode;
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
  actions,
  reviews,
  related,
}: GiftPageProps) {
  const trail = category ?? gift.categories[0];
  return (
    <>
      <ViewBeacon giftId={gift.id} />
      <Container>
        <div className="gift-page-bar">
          <BackButton>
            <Icon name="arrow-left" size={18} />
            {words.back}
          </BackButton>
          <Breadcrumb
            items={[
              { name: header.home, href: paths.home },
              { name: header.categories, href: paths.categories },
              ...(trail ? [{ name: trail.name, href: paths.category(trail.slug) }] : []),
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
      {related === null ? null : (
        <Section variant="ruled" aria-labelledby="relacionados">
          <SectionHeader id="relacionados" title={words.related} />
          {related}
        </Section>
      )}
    </>
  );
}
