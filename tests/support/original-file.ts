import path from 'node:path';

import type { Media } from '@payload-types';

import type { TestPayload } from './test-payload';

/** Where the original of a media document is on the disk. */
export function originalFile({ dataDir }: TestPayload, media: Media): string {
  const { prefix, _objectKey, filename } = media;
  return path.join(dataDir, 'media', prefix ?? '', _objectKey ?? '', filename ?? '');
}
