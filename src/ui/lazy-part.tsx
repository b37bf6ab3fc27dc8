import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react';

/** Milliseconds until code that could not be loaded is asked for again, doubled each time, and their bound. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Attempts after which what is missing is said. */
const SILENT_ATTEMPTS = 3;

/**
 * A component whose code is loaded when it is first drawn, under a Suspense. Code that does not come is asked for again
 * after a pause, or as soon as the connection is back, and the fallback stays meanwhile: an error would replace the whole
 * page, and `lazy` alone keeps the first one for good. Never fails.
 *
 * After three attempts `Missing` takes the fallback's place until the code is there, which it never is once a newer build
 * has taken the place of the one that this page is of. What a visitor can do without needs none.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(
    () =>
      new Promise<{ default: ComponentType<Props> }>((resolve) => {
        const part = loadUntilThere(load, (failures) => {
          if (Missing && failures === SILENT_ATTEMPTS)
            resolve({ default: latePart(part, Missing) });
        });
        void part.then((loaded) => resolve({ default: loaded }));
      }),
  );
}

async function loadUntilThere<Part>(
  load: () => Promise<Part>,
  onFailure: (failures: number) => void,
): Promise<Part> {
  let pause = FIRST_PAUSE;
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch {
      onFailure(failures);
      await untilOnlineOr(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }
}

/** Says what is missing until the part is there. */
function latePart<Props extends object>(
  part: Promise<ComponentType<Props>>,
  Missing: ComponentType,
): ComponentType<Props> {
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isDrawn = true;
      void part.then((loaded) => {
        if (isDrawn) setPart(() => loaded);
      });
      return () => {
        isDrawn = false;
      };
    }, []);
    return Part === null ? <Missing /> : <Part {...props} />;
  };
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
