import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';

/** Keeps the average colour of a new file, which stands in for the picture until it has loaded. */
export const measureColor: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (req.file == null) return data;
  const [red = 0, green = 0, blue = 0] = await sharp(req.file.data)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { ...data, color: `#${hex}` };
};
