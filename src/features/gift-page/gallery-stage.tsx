'use client';

import { type KeyboardEvent, type ReactNode, type UIEvent, useRef, useState } from 'react';

import { gift as words } from '@/messages/gift';
import { giftPage } from '@/messages/gift-page';
import { Icon } from '@/ui/icon';
import { wrapIndex } from '@/lib/wrap-index';
import { slideId } from './slide-id';

type GalleryStageProps = {
  /** Rendered by the server: this part only moves them. */
  slides: ReactNode[];
  thumbnails: ReactNode[];
};

/** Milliseconds without movement after which the track stands still. */
const SETTLED = 120;

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A track that snaps (so swiping is the browser's own), buttons and arrow keys that wrap around, and thumbnails. */
export function GalleryStage({ slides, thumbnails }: GalleryStageProps) {
  const track = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  const total = slides.length;

  const show = (wanted: number) => {
    const next = wrapIndex(wanted, total);
    const element = track.current;
    // From one end to the other at once: rushing back past every picture would look like a mistake.
    const behavior = Math.abs(next - index) > 1 ? 'instant' : 'auto';
    element?.scrollTo({ left: next * element.clientWidth, behavior });
    setIndex(next);
    setMoved(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(index + step);
  };
  // Read while it still moves, the position would undo the choice of a quick second click.
  const settle = ({ currentTarget: moving }: UIEvent<HTMLDivElement>) => {
    clearTimeout(settling.current);
    settling.current = setTimeout(
      () => setIndex(Math.round(moving.scrollLeft / moving.clientWidth)),
      SETTLED,
    );
  };
  // The pointer is near: the other pictures are loaded before they slide in.
  const foresee = () => {
    track.current?.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
  };

  return (
    <section
      aria-roledescription={giftPage.gallery}
      aria-label={words.carousel}
      className="gallery"
    >
      <div className="gallery-frame">
        {/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a scrollable region must be within reach of the keyboard */}
        <div
          ref={track}
          role="group"
          aria-label={words.carousel}
          tabIndex={0}
          className="gallery-track"
          onKeyDown={onKeyDown}
          onScroll={settle}
          onPointerEnter={foresee}
          onFocus={foresee}
        >
          {slides}
        </div>
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <div className="gallery-controls">
          <button type="button" aria-label={words.previousImage} onClick={() => show(index - 1)}>
            <Icon name="chevron-left" />
          </button>
          <span aria-hidden="true">
            {index + 1}/{total}
          </span>
          <button type="button" aria-label={words.nextImage} onClick={() => show(index + 1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      <ul className="gallery-thumbnails">
        {thumbnails.map((thumbnail, position) => (
          <li key={slideId(position)}>
            <a
              href={`#${slideId(position)}`}
              aria-label={words.showImage(position + 1, total)}
              aria-current={position === index ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                show(position);
              }}
            >
              {thumbnail}
            </a>
          </li>
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {moved ? words.imagePosition(index + 1, total) : null}
      </p>
    </section>
  );
}
