import { messages } from '@/messages';

const MISSING: ReadonlySet<string> = new Set(Object.values(messages.editing.missing));
const IMAGE_MISSING: ReadonlySet<string> = new Set(Object.values(messages.editing.imageMissing));

/** Whether what is said of a field is that it is blank, an image apart: that has a sentence of its own. */
export function isMissingField(reason: string): boolean {
  return MISSING.has(reason);
}

/** Whether what is said of a field is that nothing is in it. */
export function isMissing(reason: string): boolean {
  return isMissingField(reason) || IMAGE_MISSING.has(reason);
}
