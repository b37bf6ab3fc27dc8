'use client';

import { PICTURE_CANDIDATES } from '@/domain/pictures';
import { cn } from '@/lib/cn';
import { pictureUrl } from '@/lib/picture-url';

type PictureSource = { url: string; alt: string; width: number; height: number; color: string };

type PictureProps = {
  image: PictureSource;
  /** Width of the image in the layout, as for `<img sizes>`: what the browser chooses a file by. */
  sizes: string;
  /** Which widths it can choose from. */
  scale?: keyof typeof PICTURE_CANDIDATES;
  /** The largest image of the first screen: fetched at once and before others. */
  priority?: boolean;
  /** Replaces the image's own text; '' where the text stands beside it. */
  alt?: string;
  className?: string;
};

/**
 * An optimised image in the shape that `className` gives it (an aspect ratio, usually); the image's own average colour
 * fills that shape until it has loaded. A client component so that its list of addresses is in the document once: the
 * data that React goes on from hold the image, and not what is made of it.
 */
export function Picture({
  image,
  sizes,
  scale = 'screen',
  priority = false,
  alt,
  className,
}: PictureProps) {
  const widths: readonly number[] = PICTURE_CANDIDATES[scale];
  const addresses = widths.map((width) => pictureUrl(image.url, width));
  return (
    <span className={cn('picture', className)} style={{ backgroundColor: image.color }}>
      {/* eslint-disable-next-line @next/next/no-img-element -- next/image would load its own component, and writes twice as many addresses */}
      <img
        alt={alt ?? image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        {...(addresses.length > 1 && {
          sizes,
          srcSet: addresses.map((address, index) => `${address} ${widths[index]}w`).join(', '),
        })}
        src={addresses.at(-1)}
      />
    </span>
  );
}
