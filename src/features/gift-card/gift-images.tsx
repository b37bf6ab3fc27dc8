import type { GiftImage } from '@/domain/gift';
import { gift as words } from '@/messages/gift';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { ImageCarousel } from './image-carousel';

type GiftImagesProps = {
  images: GiftImage[];
  sizes: string;
  scale: 'card' | 'screen';
  priority: boolean;
};

/** The pictures of a card; only a gift with several loads the carousel. */
export function GiftImages({ images, sizes, scale, priority }: GiftImagesProps) {
  const [first] = images;
  if (!first) {
    return (
      <span
        role="img"
        aria-label={words.imageUnavailable}
        className="card-no-image gift-card-no-image"
      >
        <Icon name="bow" size={48} />
      </span>
    );
  }
  return images.length === 1 ? (
    <Picture
      image={first}
      sizes={sizes}
      scale={scale}
      priority={priority}
      className="card-picture gift-card-picture"
    />
  ) : (
    <ImageCarousel images={images} sizes={sizes} scale={scale} priority={priority} />
  );
}
