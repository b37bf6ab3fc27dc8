import type { ReactNode } from 'react';

type FigureProps = {
  caption: ReactNode;
  /** A drawing, or a row of them. */
  children: ReactNode;
};

/** A drawing with its caption, wider than the text where there is room. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className="clear-both my-9 max-w-[58rem]!">
      <div className="overflow-hidden rounded-xl bg-sunken">{children}</div>
      <figcaption className="mt-3 max-w-[37rem] text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
