import { useEffect, useRef } from 'react';

const PREFIX = 'listing-scroll:';
/** Milliseconds without scrolling after which the place counts as where the visitor is. */
const REST = 120;
/** Milliseconds in which a page that appears after the back button belongs to it. */
const BACK_WINDOW = 1_500;

let wentBackAt = Number.NEGATIVE_INFINITY;
let openedBack = false;
if (typeof window !== 'undefined') {
  const [navigation] = performance.getEntriesByType('navigation');
  openedBack =
    navigation instanceof PerformanceNavigationTiming &&
    (navigation.type === 'reload' || navigation.type === 'back_forward');
  window.addEventListener('popstate', (event) => {
    // A link within the page leads on, not back: its entry is new, and has no state yet.
    if (event.state !== null) wentBackAt = performance.now();
  });
}

/**
 * Puts the visitor back where they were once the gifts loaded in the browser are there again. The browser does it by
 * itself only for a page whose height is known at once.
 */
export function useRestoredScroll(path: string, ready: boolean): void {
  const place = useRef<number | null>(null);
  const restored = useRef(false);

  useEffect(() => {
    // Read once, before the first scrolling overwrites it: an effect can run again, a page comes back only once.
    if (place.current === null) {
      const back = openedBack || performance.now() - wentBackAt < BACK_WINDOW;
      openedBack = false;
      place.current = back ? read(path) : 0;
    }
    let rest: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        if (window.location.pathname === path) write(path, window.scrollY);
      }, REST);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', remember);
    };
  }, [path]);

  useEffect(() => {
    if (!ready || restored.current) return;
    restored.current = true;
    const top = place.current ?? 0;
    if (top > window.scrollY) window.scrollTo({ top, behavior: 'instant' });
  }, [ready]);
}

// A browser may refuse its storage: the visitor then starts at the top and loses nothing else.
function write(path: string, place: number): void {
  try {
    sessionStorage.setItem(PREFIX + path, String(Math.round(place)));
  } catch {
    return;
  }
}

function read(path: string): number {
  try {
    return Number(sessionStorage.getItem(PREFIX + path));
  } catch {
    return 0;
  }
}
