import type { Payload } from 'payload';

import { UNAUDITED } from '@collections/audit-log/record-change';

import { GIFT_FOLDER } from '@/domain/media-folders';

import type { Picture } from '../../demo/pictures/picture';
import { renderPicture } from '../../demo/pictures/render-picture';

type Wanted = {
  /** In pixels. */
  width: number;
  /** Where it is stored; the folder of gifts when none is named. */
  folder?: string;
};

export type MediaLibrary = {
  /** The id of a picture under that name, composed and uploaded when it is not there yet. */
  picture(name: string, picture: Picture, wanted: Wanted): Promise<number>;
};

/** The pictures of the demo catalogue; names are unique and their files end in `.webp`. */
export async function createMediaLibrary(payload: Payload): Promise<MediaLibrary> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { like: 'demo-' } },
    select: { filename: true },
    pagination: false,
    depth: 0,
  });
  const known = new Map(docs.map((doc) => [doc.filename, doc.id]));
  return {
    async picture(name, picture, { width, folder = GIFT_FOLDER }) {
      const filename = `demo-${name}.webp`;
      const found = known.get(filename);
      if (found !== undefined) return found;
      const data = await renderPicture(picture, width);
      const { id } = await payload.create({
        collection: 'media',
        data: { alt: picture.alt, prefix: folder },
        file: { name: filename, data, mimetype: 'image/webp', size: data.length },
        depth: 0,
        // Made for all at the end: the catalogue is there sooner.
        context: { postponeAvif: true, ...UNAUDITED },
      });
      known.set(filename, id);
      return id;
    },
  };
}
