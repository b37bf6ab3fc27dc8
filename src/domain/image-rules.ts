/** 2 MB, as editors and operating systems count it. */
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024;
/** Pixels, of either side. */
export const IMAGE_MIN_SIDE = 400;

/** True when a file is heavier than section 5 allows. */
export function isImageTooHeavy(bytes: number): boolean {
  return bytes > IMAGE_MAX_BYTES;
}

/** True when either side, in pixels, is shorter than section 5 allows. */
export function isImageTooSmall(width: number, height: number): boolean {
  return width < IMAGE_MIN_SIDE || height < IMAGE_MIN_SIDE;
}

/** Message for a file that is too heavy; `file` is its name. */
export function imageSizeMessage(file: string): string {
  return `A imagem "${file}" excede o tamanho máximo de 2MB.`;
}

/** Message for an image that is too small; `file` is its name. */
export function imageDimensionsMessage(file: string): string {
  return `A imagem "${file}" deve ter pelo menos 400x400px.`;
}
