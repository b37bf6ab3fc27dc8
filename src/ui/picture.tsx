import { getImageProps } from 'next/image';
import { preload } from 'react-dom';
import { cn } from '@/lib/cn';

type PictureSource = { url: string; alt: string; width: number; height: number; color: string };

type PictureProps = {
  image: PictureSource;
  /** Width of the image in the layout, as for `<img sizes>`: what the browser chooses a file by. */
  sizes: string;
  /** The largest image of the first screen: fetched at once and before others. */
  priority?: boolean;
  /** Replaces the image's own text; '' where the text stands beside it. */
  alt?: string;
  className?: string;
};

/**
 * An optimised image in the shape that `className` gives it (an aspect ratio, usually); the image's own average colour
 * fills that shape until it has loaded. It is next/image's markup without its client component: a card costs no hydration.
 */
export function Picture({ image, sizes, priority = false, alt, className }: PictureProps) {
  const { props } = getImageProps({
    src: image.url,
    alt: alt ?? image.alt,
    width: image.width,
    height: image.height,
    sizes,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
  });
  if (priority) {
    preload(props.src, {
      as: 'image',
      imageSrcSet: props.srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <span className={cn('picture', className)} style={{ backgroundColor: image.color }}>
      {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- the props come from next/image, alt included */}
      <img {...props} style={undefined} />
    </span>
  );
}
