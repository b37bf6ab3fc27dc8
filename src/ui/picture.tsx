'use client';

import { preload } from 'react-dom';

import {
  AVIF_CANDIDATES,
  PICTURE_CANDIDATES,
  PICTURE_PATH,
  pictureAddress,
  type PictureFormat,
  widthsWithin,
} from '@/domain/pictures';
import { cn } from '@/lib/cn';

type PictureSource = {
  url: string;
  alt: string;
  width: number;
  height: number;
  color: string;
  avif?: true;
  focus?: string;
};

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
 * An image in the shape that `className` gives it (an aspect ratio, usually), in the sizes that were stored at its upload;
 * the image's own average colour fills that shape until it has loaded. A client component so that its list of addresses is
 * in the document once: the data that React goes on from hold the image, and not what is made of it.
 */
export function Picture({
  image,
  sizes,
  scale = 'screen',
  priority = false,
  alt,
  className,
}: PictureProps) {
  const widths = widthsWithin(PICTURE_CANDIDATES[scale], image.width);
  const hasChoice = widths.length > 1 && image.url.startsWith(PICTURE_PATH);
  const isInAvif =
    hasChoice && image.avif === true && PICTURE_CANDIDATES[scale] === AVIF_CANDIDATES;
  const inAvif = isInAvif ? candidates(image, widths, 'avif') : undefined;
  if (priority && inAvif !== undefined) {
    // React preloads an image by itself, but none that has sources: which of them is shown it cannot know.
    preload(pictureAddress(image, widths.at(-1) ?? 0, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: inAvif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const Frame = inAvif === undefined ? 'span' : 'picture';
  return (
    <Frame className={cn('picture', className)} style={{ backgroundColor: image.color }}>
      {inAvif === undefined ? null : <source type="image/avif" sizes={sizes} srcSet={inAvif} />}
      {/* eslint-disable-next-line @next/next/no-img-element -- next/image would load its own component, and resize for each visitor */}
      <img
        alt={alt ?? image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        {...(hasChoice && { sizes, srcSet: candidates(image, widths, 'webp') })}
        src={pictureAddress(image, widths.at(-1) ?? 0)}
        style={image.focus === undefined ? undefined : { objectPosition: image.focus }}
      />
    </Frame>
  );
}

function candidates(image: PictureSource, widths: number[], format: PictureFormat): string {
  return widths.map((width) => `${pictureAddress(image, width, format)} ${width}w`).join(', ');
}
