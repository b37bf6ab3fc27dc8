import { createHash, randomUUID } from 'node:crypto';

import { PICTURE_RECIPE } from '@/domain/pictures';

const SLOT = 7;
const VERSION = 4;
const END_OF_SLOT = PICTURE_RECIPE.length + SLOT;

/**
 * The key of a picture's sizes: the recipe, a slot that the document keeps when its file is replaced, and a version of
 * the file's content. It begins the name of each size, so a replaced file has other addresses, and one of a former file
 * still tells whose it was. Letters are lower case, for file systems that know no other.
 */
export function sizesKey(content: Buffer, slot: string): string {
  return `${PICTURE_RECIPE}${slot}${digest(content, VERSION)}`;
}

/** The slot within a key. */
export function slotOf(key: string): string {
  return key.slice(PICTURE_RECIPE.length, END_OF_SLOT);
}

/** A slot for a document that has none: a new one, or always the same for the same `seed`. */
export function newSlot(seed: string = randomUUID()): string {
  return digest(seed, SLOT);
}

/** Whether a key is there and its sizes are those that pages name. */
export function isCurrentKey(key: string | null | undefined): key is string {
  return key?.startsWith(PICTURE_RECIPE) ?? false;
}

function digest(content: Buffer | string, length: number): string {
  const hex = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return parseInt(hex, 16).toString(36).padStart(length, '0').slice(-length);
}
