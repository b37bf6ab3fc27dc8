import type { GiftDetail } from '@/domain/gift';
import { intentionLabel, intentionSlug } from '@/domain/intentions';
import { paths } from '@/lib/paths';
import { giftPage } from '@/messages/gift-page';
import { Fact } from './fact';
import { IdealFor } from './ideal-for';
import { IdealForVisitor } from './ideal-for-visitor';

type GiftFactsProps = { gift: GiftDetail; categoryId: number | null };

/** The facts of a gift: its categories, occasions and intentions. */
export function GiftFacts({ gift, categoryId }: GiftFactsProps) {
  return (
    <dl className="gift-facts">
      {categoryId === null ? (
        <IdealForVisitor categories={gift.categories} />
      ) : (
        <IdealFor categories={gift.categories} except={categoryId} />
      )}
      <Fact
        label={giftPage.occasions}
        links={gift.occasions.map(({ slug, name }) => ({ href: paths.occasion(slug), name }))}
      />
      <Fact
        label={giftPage.intentions}
        links={gift.intentions.map((intention) => ({
          href: paths.intention(intentionSlug(intention)),
          name: intentionLabel(intention),
        }))}
      />
    </dl>
  );
}
