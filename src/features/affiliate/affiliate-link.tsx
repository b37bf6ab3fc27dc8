'use client';

import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { common } from '@/messages/common';
import { ui } from '@/messages/ui';
import { Button, type ButtonProps } from '@/ui/button';
import { Icon } from '@/ui/icon';

type AffiliateLinkProps = {
  gift: { id: number; title: string; affiliateLink: string };
  /** The words of the link: 'Descobrir Presente', 'Ver na Loja Parceira'. */
  children: ReactNode;
  /** How much of the disclosure is printed below the link; 'full' where it stands alone on its page, 'none' where it stands beside it. */
  disclosure?: 'none' | 'short' | 'full';
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  className?: string;
};

/**
 * The only way out to a partner store: a new tab, marked as sponsored for search engines and as an affiliate link for
 * people. Without JavaScript it is an ordinary link; with it, the click is counted by a beacon, which delays nothing.
 */
export function AffiliateLink({
  gift,
  children,
  disclosure = 'short',
  variant = 'default',
  size,
  className,
}: AffiliateLinkProps) {
  const count = () => {
    // Without beacons, or where they are refused, only the count is lost.
    if ('sendBeacon' in navigator) navigator.sendBeacon(paths.giftClickApi(gift.id));
  };
  return (
    <div className={className}>
      <Button asChild variant={variant} size={size} className="w-full justify-between">
        <a
          href={gift.affiliateLink}
          target="_blank"
          rel="sponsored noopener"
          onClick={count}
          onAuxClick={(event) => {
            if (event.button === 1) count();
          }}
        >
          {children}
          <span className="sr-only">
            : {gift.title} {ui.affiliateNewTab}
          </span>
          <Icon name="arrow-out" size={18} />
        </a>
      </Button>
      {disclosure === 'none' ? null : (
        <p className="mt-1.5 text-2xs text-ink-soft">
          {disclosure === 'full' ? common.affiliateDisclosure : ui.affiliateNote}
        </p>
      )}
    </div>
  );
}
