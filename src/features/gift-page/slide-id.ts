/** The anchor of a picture: thumbnails lead to it even without JavaScript. */
export const slideId = (index: number): string => `imagem-${index + 1}`;
