import { beforeAll } from 'vitest';

import { describeMediaFolders, type Place } from '../../support/media-folders';
import { openSite } from '../../support/open-site';
import { startTestBucket } from '../../support/test-bucket';

let place: Place;

beforeAll(async () => {
  const bucket = await startTestBucket();
  place = { ...(await openSite(bucket.environment)), keys: bucket.keys, breakDown: bucket.close };
});

describeMediaFolders(() => place);
