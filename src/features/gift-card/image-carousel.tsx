'use client';

import { useState } from 'react';
import type { GiftImage } from '@/domain/gift';
import { gift as words } from '@/messages/gift';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { wrapIndex } from '@/lib/wrap-index';

type ImageCarouselProps = {
  images: GiftImage[];
  sizes: string;
  scale: 'card' | 'screen';
  priority: boolean;
};

/** One picture at a time; the others are fetched when somebody asks for them. The index wraps around. */
export function ImageCarousel({ images, sizes, scale, priority }: ImageCarouselProps) {
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  const image = images[index];
  const move = (step: number) => {
    setIndex(wrapIndex(index + step, images.length));
    setMoved(true);
  };
  return (
    <>
      {image ? (
        <Picture
          key={image.url}
          image={image}
          sizes={sizes}
          scale={scale}
          priority={priority && !moved}
          className="card-picture gift-card-picture"
        />
      ) : null}
      <div className="gift-card-controls">
        <button type="button" aria-label={words.previousImage} onClick={() => move(-1)}>
          <Icon name="chevron-left" size={18} />
        </button>
        <span aria-hidden="true">
          {index + 1}/{images.length}
        </span>
        <button type="button" aria-label={words.nextImage} onClick={() => move(1)}>
          <Icon name="chevron-right" size={18} />
        </button>
      </div>
      <span className="sr-only" aria-live="polite">
        {moved ? words.imagePosition(index + 1, images.length) : null}
      </span>
    </>
  );
}
