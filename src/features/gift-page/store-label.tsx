import { shopDomain } from '@/domain/shop-domain';
import { gift as words } from '@/messages/gift';
import { giftPage } from '@/messages/gift-page';

/** 'Ver na Loja Parceira', and below it which one. */
export function StoreLabel({ affiliateLink }: { affiliateLink: string }) {
  const shop = shopDomain(affiliateLink);
  return (
    <span className="store-label">
      {words.visitStore}
      {shop === null ? null : <span className="store-label-shop"> {giftPage.atShop(shop)}</span>}
    </span>
  );
}
