'use client';

import { useId, useState, type ReactNode } from 'react';
import { gift as words } from '@/messages/gift';

type HeroTextProps = {
  /** The first is the standfirst. */
  paragraphs: string[];
  /** Links that stand below, beside the button that opens the text. */
  children?: ReactNode;
};

/** Two lines of a phone, and one more that is not worth a button. */
const SHORT = 130;

/** What a page of gifts is about. A phone shows its beginning, so that the gifts are in sight; the rest is a tap away. */
export function HeroText({ paragraphs, children }: HeroTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [standfirst, ...more] = paragraphs;
  const isShort = more.length === 0 && (standfirst?.length ?? 0) <= SHORT;
  return (
    <>
      {standfirst === undefined ? null : (
        <div id={id} className="listing-hero-about" data-open={open || isShort || undefined}>
          <p className="lead">{standfirst}</p>
          {more.map((paragraph) => (
            <p key={paragraph} className="listing-hero-more">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      <div className="listing-hero-links">
        {isShort ? null : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            className="listing-hero-toggle"
            onClick={() => setOpen(!open)}
          >
            {open ? words.readLess : words.readMore}
          </button>
        )}
        {children}
      </div>
    </>
  );
}
