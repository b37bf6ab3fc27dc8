import type { GiftSummary } from '@/domain/gift';
import { paths } from '@/lib/paths';
import { homeCover } from '@/messages/home-cover';
import { ui } from '@/messages/ui';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';

/** As home.css lays the cover out: beside the words the picture is taller than wide, and its height decides. */
const COVER_SIZES = '(min-width: 60rem) max(44vw, 43rem), 100vw';

/** The gift on the cover, with its caption; one link over both. */
export function CoverPicture({ gift }: { gift: GiftSummary }) {
  const [image] = gift.images;
  return (
    <figure className="cover-figure">
      {image ? (
        <Picture image={image} sizes={COVER_SIZES} priority className="cover-picture" />
      ) : (
        <span className="cover-picture cover-picture-none">
          <Icon name="bow" size={96} />
        </span>
      )}
      <figcaption className="cover-caption">
        <span className="cover-caption-number">{ui.catalogueNumber(gift.id)}</span>
        <span className="cover-caption-kind">{homeCover.mostLoved}</span>
        <a href={paths.gift(gift.id)}>{gift.title}</a>
        <Icon name="arrow-right" size={18} />
      </figcaption>
    </figure>
  );
}
