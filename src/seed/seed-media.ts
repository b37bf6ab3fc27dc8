import type { Payload } from 'payload';

import { UNAUDITED } from '@collections/audit-log/record-change';

import type { Picture } from '../../demo/pictures/picture';
import { renderPicture } from '../../demo/pictures/render-picture';

export type MediaLibrary = {
  /** The id of a picture under that name, composed so many pixels wide and uploaded when it is not there yet. */
  picture(name: string, picture: Picture, width: number): Promise<number>;
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
    async picture(name, picture, width) {
      const filename = `demo-${name}.webp`;
      const found = known.get(filename);
      if (found !== undefined) return found;
      const data = await renderPicture(picture, width);
      const { id } = await payload.create({
        collection: 'media',
        data: { alt: picture.alt },
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
