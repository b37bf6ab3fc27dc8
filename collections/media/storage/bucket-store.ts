import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';

import type { env } from '@/lib/env';
import { property } from '@/lib/property';

import type { MediaStore } from './media-store';

type Settings = NonNullable<typeof env.S3>;

/** Milliseconds to reach the store, and to hear from it; asked three times, as the library does by itself. */
const CONNECT = 3_000;
const ANSWER = 10_000;

/** Reads files of a bucket in any S3-compatible store, and writes those that the storage plugin knows nothing of. */
export function createBucketStore(settings: Settings): MediaStore {
  const { bucket } = settings;
  let client: Promise<S3> | undefined;
  const connected = () => (client ??= connect(settings));
  return {
    async write(key, data, mimeType) {
      const s3 = await connected();
      await s3.putObject({ Bucket: bucket, Key: key, Body: data, ContentType: mimeType });
    },

    async read(key) {
      const s3 = await connected();
      try {
        const { Body: body } = await s3.getObject({ Bucket: bucket, Key: key });
        return body === undefined ? null : Buffer.from(await body.transformToByteArray());
      } catch (error) {
        if (property(property(error, '$metadata'), 'httpStatusCode') === 404) return null;
        throw error;
      }
    },

    async remove(key) {
      const s3 = await connected();
      await s3.deleteObject({ Bucket: bucket, Key: key });
    },
  };
}

/** How a store is reached, for whoever talks to it. */
export function bucketSettings({ endpoint, region, credentials }: Settings): S3ClientConfig {
  return {
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // Stores other than Amazon's know no other checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT, requestTimeout: ANSWER },
  };
}

/** Loaded by those who have a bucket only. */
async function connect(settings: Settings): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3');
  return new S3(bucketSettings(settings));
}
