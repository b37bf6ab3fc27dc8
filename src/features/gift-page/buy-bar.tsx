'use client';

import { useEffect, useState, type ReactNode } from 'react';

type BuyBarProps = {
  /** Of the element with the way to the store that stands in the page. */
  storeId: string;
  children: ReactNode;
};

/**
 * On a phone: price and way to the store at the bottom of the screen once those of the page are scrolled away. While it
 * is not shown, neither keyboard nor screen reader reaches it.
 */
export function BuyBar({ storeId, children }: BuyBarProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const store = document.getElementById(storeId);
    if (!store) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // Above the screen, not below it: before the price has been seen, the bar would be in its way.
        if (last)
          setShown(!last.isIntersecting && last.boundingClientRect.bottom < window.innerHeight / 2);
      },
      // What lies behind the header is gone.
      { rootMargin: '-72px 0px 0px' },
    );
    observer.observe(store);
    return () => observer.disconnect();
  }, [storeId]);

  return (
    <div className="buy-bar" inert={!shown}>
      {children}
    </div>
  );
}
