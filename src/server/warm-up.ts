import { paths } from '@/lib/paths';

const FIRST_PAGES = [paths.home, paths.categories, paths.occasions, paths.trending, paths.newest];

/** Makes the pages where visits begin, so that the first visitor after a start does not wait for them. Never throws. */
export async function warmUp(port: number): Promise<void> {
  for (const path of FIRST_PAGES) {
    await fetch(`http://127.0.0.1:${port}${path}`)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  }
}
