'use client';

import { useEffect, useRef } from 'react';

type ScrollLoaderProps = {
  /** Changes with every page: a list too short for the screen asks again. */
  loaded: number;
  onReach: () => void;
};

/** Asks for more shortly before the end of the list comes into view. */
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
      { rootMargin: '0px 0px 600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loaded]);
  return <div ref={end} aria-hidden="true" className="listing-end" />;
}
