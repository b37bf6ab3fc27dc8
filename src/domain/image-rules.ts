/** 2 MB, as editors and operating systems count it. */
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024;
/** Pixels, of either side. */
export const IMAGE_MIN_SIDE = 400;
/** Width times height: decoding takes four bytes for each, however small the file is. */
export const IMAGE_MAX_PIXELS = 40_000_000;

/** True when a file is heavier than 2 MB. */
export function isImageTooHeavy(bytes: number): boolean {
  return bytes > IMAGE_MAX_BYTES;
}

/** True when either side, in pixels, is shorter than 400. */
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

/** Message for an image with more pixels than are decoded; `file` is its name. */
export function imagePixelsMessage(file: string): string {
  return `A imagem "${file}" tem pixels demais: envie uma de até 40 milhões (por exemplo, 8000x5000px).`;
}

/** Message for a file with several pictures; `file` is its name. */
export function imageAnimatedMessage(file: string): string {
  return `A imagem "${file}" é animada: envie uma imagem parada.`;
}

/** Message for a file that is damaged or no image; `file` is its name. */
export function imageUnreadableMessage(file: string): string {
  return `A imagem "${file}" não pode ser lida: o arquivo está incompleto ou não é JPEG, PNG, WebP nem AVIF.`;
}

/** Message for a file that still says where and how it was taken; `file` is its name. */
export function imageMetadataMessage(file: string): string {
  return `A imagem "${file}" contém dados da câmera ou do local: envie o próprio arquivo, e eles serão removidos.`;
}
