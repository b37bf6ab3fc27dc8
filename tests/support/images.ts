import sharp from 'sharp';

type Options = { width?: number; height?: number; background?: string };

/** The bytes of a plain picture. */
export function picture(format: 'png' | 'jpeg' | 'webp', options: Options = {}): Promise<Buffer> {
  const { width = 400, height = 400, background = '#b5473c' } = options;
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A valid picture of more than 2 MB: noise does not compress. */
export function heavyPicture(): Promise<Buffer> {
  const [width, height] = [1000, 1000];
  const noise = Buffer.alloc(width * height * 3);
  for (let index = 0; index < noise.length; index += 1) noise[index] = (index * 7919) >>> 3;
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
