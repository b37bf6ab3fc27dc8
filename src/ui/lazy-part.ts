import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Milliseconds until code that could not be loaded is asked for again, doubled each time, and their bound. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/**
 * A component whose code is loaded when it is first drawn, under a Suspense. Code that does not come is asked for again
 * after a pause, or as soon as the connection is back, and the fallback stays meanwhile: an error would replace the whole
 * page, and `lazy` alone keeps the first one for good. Never fails.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        return { default: await load() };
      } catch {
        await untilOnlineOr(pause);
      }
    }
  });
}

/** Waits for so many milliseconds, or for a connection that comes back before. */
function untilOnlineOr(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
  });
}
