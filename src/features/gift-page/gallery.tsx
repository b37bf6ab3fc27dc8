import type { GiftImage } from '@/domain/gift';
import { gift as words } from '@/messages/gift';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { GalleryStage } from './gallery-stage';
import { slideId } from './slide-id';

/** As gift-page.css lays the page out. */
const STAGE_SIZES = '(min-width: 80rem) 42rem, (min-width: 60rem) 54vw, 100vw';
const THUMBNAIL_SIZES = '5rem';

/** The pictures of a gift, the first at once and the others when they come near; several make a carousel. */
export function Gallery({ images }: { images: GiftImage[] }) {
  const [first] = images;
  if (!first) {
    return (
      <div className="gallery">
        <span role="img" aria-label={words.imageUnavailable} className="gallery-none">
          <Icon name="bow" size={72} />
        </span>
      </div>
    );
  }
  if (images.length === 1) {
    return (
      <div className="gallery">
        <div className="gallery-track">
          <Picture image={first} sizes={STAGE_SIZES} priority className="gallery-picture" />
        </div>
      </div>
    );
  }
  return (
    <GalleryStage
      slides={images.map((image, index) => (
        <div
          key={image.url}
          id={slideId(index)}
          role="group"
          aria-label={words.imagePosition(index + 1, images.length)}
          className="gallery-slide"
        >
          <Picture
            image={image}
            sizes={STAGE_SIZES}
            priority={index === 0}
            className="gallery-picture"
          />
        </div>
      ))}
      thumbnails={images.map((image) => (
        <Picture
          key={image.url}
          image={image}
          alt=""
          sizes={THUMBNAIL_SIZES}
          scale="thumbnail"
          className="gallery-picture"
        />
      ))}
    />
  );
}
