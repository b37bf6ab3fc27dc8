import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeAll } from 'vitest';

import { describeMediaFolders, type Place } from '../../support/media-folders';
import { openSite } from '../../support/open-site';

let place: Place;

beforeAll(async () => {
  const site = await openSite();
  const folder = path.join(site.app.dataDir, 'media');
  place = {
    ...site,
    async keys() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
    },
    async breakDown() {
      await rm(folder, { recursive: true });
      await writeFile(folder, 'no folder');
    },
  };
});

describeMediaFolders(() => place);
