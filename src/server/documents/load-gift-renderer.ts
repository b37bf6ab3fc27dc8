import { z } from 'zod';

/** Compiled beside the program that this is a part of (scripts/compile-programs.mjs). */
const PROGRAM = new URL('./render-gift-view.mjs', import.meta.url);

const program = z.object({
  renderGiftView: z.custom<(json: string) => string>((value) => typeof value === 'function'),
});

/** The part of the application that makes HTML of a gift's page outside of Next. */
export async function loadGiftRenderer(): Promise<(json: string) => string> {
  return program.parse(await import(PROGRAM.href)).renderGiftView;
}
