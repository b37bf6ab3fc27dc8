'use client';

import { useEffect } from 'react';

import { paths } from '@/lib/paths';

/**
 * Counts one opening of the page. Only a page that is really shown runs it: a prefetched one has no effects, and one
 * that the browser renders ahead waits until the visitor arrives.
 */
export function ViewBeacon({ giftId }: { giftId: number }) {
  useEffect(() => {
    const send = () => navigator.sendBeacon(paths.giftViewApi(giftId));
    // A turn later: React's rehearsal of effects in development takes the first one back before it has counted.
    const timer = setTimeout(() => {
      if ('prerendering' in document && document.prerendering === true) {
        document.addEventListener('prerenderingchange', send, { once: true });
      } else {
        send();
      }
    });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('prerenderingchange', send);
    };
  }, [giftId]);

  return null;
}
