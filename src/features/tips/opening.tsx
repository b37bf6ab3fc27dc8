import type { ReactNode } from 'react';

/** The first paragraph of an article, with its initial set large. */
export function Opening({ children }: { children: ReactNode }) {
  return (
    <p className="first-letter:float-left first-letter:mr-2.5 first-letter:pt-1.5 first-letter:font-display first-letter:text-[3.9em] first-letter:leading-[0.72] first-letter:text-accent">
      {children}
    </p>
  );
}
