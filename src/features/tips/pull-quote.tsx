import type { ReactNode } from 'react';

/** A sentence of the text set large, for those who leaf through. Said once: screen readers meet it in the text. */
export function PullQuote({ children }: { children: ReactNode }) {
  return (
    <p
      aria-hidden="true"
      className="my-10 border-y border-hairline py-7 font-display text-2xl text-balance text-accent italic xl:float-right xl:clear-right xl:mt-2 xl:mb-8 xl:w-64"
    >
      {children}
    </p>
  );
}
