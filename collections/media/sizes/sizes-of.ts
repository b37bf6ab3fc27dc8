import { env } from '@/lib/env';

import {
  AVIF_CANDIDATES,
  PICTURE_PATH,
  PICTURE_WIDTHS,
  pictureFileName,
  type PictureFormat,
  widthsWithin,
} from '@/domain/pictures';

/** Of a media document, what says which sizes it has. */
export type Sized = {
  sizesKey?: string | null;
  sizesAvif?: boolean | null;
  width?: number | null;
  height?: number | null;
};

/** In the form that Payload gives the sizes of an upload. */
export type Size = {
  filename: string;
  url: string;
  mimeType: `image/${PictureFormat}`;
  width: number;
  height: number;
};

/** A size by its name among the others: `webp480`. */
export const sizeName = (format: PictureFormat, width: number) => `${format}${width}`;

/** The stored sizes of a media document by their names; null while they have not been made. */
export function sizesOf(media: Sized): Record<string, Size> | null {
  const { sizesKey: key, sizesAvif, width, height } = media;
  if (key == null || width == null || height == null) return null;
  const formats = [
    ['webp', PICTURE_WIDTHS],
    ...(sizesAvif === true ? ([['avif', AVIF_CANDIDATES]] as const) : []),
  ] as const;
  const sizes = formats.flatMap(([format, widths]) =>
    widthsWithin(widths, width).map((wide): [string, Size] => {
      const filename = pictureFileName({ key, width: wide, format });
      return [
        sizeName(format, wide),
        {
          filename,
          url: `${env.SITE_URL}${PICTURE_PATH}${filename}`,
          mimeType: `image/${format}`,
          width: wide,
          height: Math.round((height * wide) / width),
        },
      ];
    }),
  );
  return Object.fromEntries(sizes);
}
