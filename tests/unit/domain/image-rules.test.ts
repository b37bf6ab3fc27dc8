import { expect, it } from 'vitest';
import {
  IMAGE_MAX_BYTES,
  imageDimensionsMessage,
  imageSizeMessage,
  isImageTooHeavy,
  isImageTooSmall,
} from '@/domain/image-rules';

it('accepts exactly 2 MB and refuses a byte more', () => {
  expect(isImageTooHeavy(IMAGE_MAX_BYTES)).toBe(false);
  expect(isImageTooHeavy(2_097_153)).toBe(true);
});

it('wants 400 pixels on both sides', () => {
  expect(isImageTooSmall(400, 400)).toBe(false);
  expect(isImageTooSmall(399, 2000)).toBe(true);
  expect(isImageTooSmall(2000, 399)).toBe(true);
});

it('names the file in its messages', () => {
  expect(imageSizeMessage('a.png')).toBe('A imagem "a.png" excede o tamanho máximo de 2MB.');
  expect(imageDimensionsMessage('a.png')).toBe('A imagem "a.png" deve ter pelo menos 400x400px.');
});
