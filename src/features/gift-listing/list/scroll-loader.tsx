'use client';

import { useEffect, useRef } from 'react';

type ScrollLoaderProps = {
  /** Changes with every page: a list too short for the screen asks again. */
  loaded: number;
  onReach: () => void;
};

/**
 * How far from the screen the end of the list counts as reached. Above it too: whoever jumps to the end of the page is past the
 * end of the list, beside a footer that is taller than the screen, and was never near it.
 */
const REACH = '5000px 0px 600px';

/** Asks for more shortly before the end of the list comes into view, and when it was jumped over. */
export function ScrollLoader({ loaded, onReach }: ScrollLoaderProps) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach.current();
      },
      { rootMargin: REACH },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loaded]);
  return <div ref={end} aria-hidden="true" className="listing-end" />;
}
