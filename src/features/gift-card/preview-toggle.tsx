'use client';

import { useState } from 'react';
import { cn } from '@/lib/cn';
import { gift as words } from '@/messages/gift';

type PreviewToggleProps = {
  text: string;
  /** The same as the text where only a narrow card cuts it. */
  cut: string;
  title: string;
};

/** 'Ler mais' shows the whole text, 'Ver menos' cuts it again. */
export function PreviewToggle({ text, cut, title }: PreviewToggleProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="gift-card-text">
      <p className="gift-card-cut" data-open={open || undefined}>
        {open ? text : cut}
      </p>{' '}
      <button
        type="button"
        aria-expanded={open}
        aria-label={open ? words.readLessLabel(title) : words.readMoreLabel(title)}
        onClick={() => setOpen(!open)}
        className={cn('gift-card-toggle', cut === text && 'gift-card-toggle-narrow')}
      >
        {open ? words.readLess : words.readMore}
      </button>
    </div>
  );
}
