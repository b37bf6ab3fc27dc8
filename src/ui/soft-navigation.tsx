'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

// Pages of another application (the panel), endpoints and files are left to the browser.
const NOT_A_PAGE = /^\/(?:admin|api|_next)(?:\/|$)|\.[a-z0-9]+$/i;

// Milliseconds: a pointer that only crosses a menu on its way asks for nothing.
const INTENT_DELAY = 65;

// The border to Next, which has the type of this value in none of its public modules: all of a page at once, since all of
// it is cached on the server, and a click then waits for nothing.
const WHOLE_PAGE = { kind: 'full' } as unknown as NonNullable<
  Parameters<ReturnType<typeof useRouter>['prefetch']>[1]
>;

/** The address inside this site that a plain link leads to, or null when the browser should follow it by itself. */
function internalAddress(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || NOT_A_PAGE.test(url.pathname)) return null;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * Makes every plain `<a>` of the page navigate without a reload, and fetches its page when the pointer or the focus
 * comes near. One listener instead of a client component per link: a menu of sixty links costs no hydration, and no
 * request before a link is about to be used. Render it once, in the layout.
 */
export function SoftNavigation() {
  const router = useRouter();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || modified) return;
      const address = internalAddress(event.target);
      if (address === null) return;
      event.preventDefault();
      router.push(address);
    };
    let intent: ReturnType<typeof setTimeout> | undefined;
    const foresee = (event: Event) => {
      clearTimeout(intent);
      const address = internalAddress(event.target);
      if (address === null) return;
      intent = setTimeout(() => router.prefetch(address, WHOLE_PAGE), INTENT_DELAY);
    };
    // On window, after React's own listeners: a click that a component has handled is left alone.
    window.addEventListener('click', follow);
    const intents = ['pointerover', 'touchstart', 'focusin'] as const;
    intents.forEach((name) => window.addEventListener(name, foresee, { passive: true }));
    return () => {
      clearTimeout(intent);
      window.removeEventListener('click', follow);
      intents.forEach((name) => window.removeEventListener(name, foresee));
    };
  }, [router]);

  return null;
}
