'use client';

import { useState } from 'react';
import { gift as words } from '@/messages/gift';

type PreviewToggleProps = { text: string; cut: string; title: string };

/** 'Ler mais' shows the whole text, 'Ver menos' cuts it again. */
export function PreviewToggle({ text, cut, title }: PreviewToggleProps) {
  const [open, setOpen] = useState(false);
  return (
    <p className="gift-card-text">
      {open ? text : cut}{' '}
      <button
        type="button"
        aria-expanded={open}
        aria-label={open ? words.readLessLabel(title) : words.readMoreLabel(title)}
        onClick={() => setOpen(!open)}
        className="gift-card-toggle"
      >
        {open ? words.readLess : words.readMore}
      </button>
    </p>
  );
}
