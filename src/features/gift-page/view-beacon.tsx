'use client';

import { useEffect } from 'react';

import { paths } from '@/lib/paths';

/**
 * Counts one opening of the page. Only a page that is really shown runs it: a prefetched one has no effects, and one
 * that the browser renders ahead waits until the visitor arrives.
 */
export function ViewBeacon({ giftId }: { giftId: number }) {
  useEffect(() => {
    // The panel previews the page at another address.
    if (window.location.pathname !== paths.gift(giftId)) return;
    const send = () => navigator.sendBeacon(paths.giftViewApi(giftId));
    // In a timer: React's strict mode in development runs effects twice, and clears the first one before it counts.
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
