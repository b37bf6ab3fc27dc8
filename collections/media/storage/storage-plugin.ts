import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage';
import type { Plugin } from 'payload';

import { env } from '@/lib/env';

import { bucketSettings } from './bucket-store';
import { diskAdapter } from './disk-adapter';
import { serveStored } from './serve-stored';
import { withinTransactions } from './within-transactions';

type Bucket = NonNullable<typeof env.S3>;

/** Stores the originals of pictures: in the bucket when one is configured, else in the folder of this server. */
export const mediaStorage: Plugin = async (config) => {
  const store = env.S3 == null ? diskStorage : bucketStorage(env.S3);
  const { collections, ...stored } = await withinTransactions(store)(config);
  return {
    ...stored,
    collections: collections?.map((collection) => {
      const { slug, upload } = collection;
      if (slug !== 'media' || typeof upload !== 'object') return collection;
      // Reads answer alike, in Portuguese, whatever the store.
      return { ...collection, upload: { ...upload, handlers: [serveStored] } };
    }),
  };
};

const diskStorage: Plugin = cloudStoragePlugin({
  collections: { media: { adapter: diskAdapter } },
});

function bucketStorage(settings: Bucket): Plugin {
  return async (config) => {
    // Loaded by those who have a bucket only.
    const { s3Storage } = await import('@payloadcms/storage-s3');
    const plugin = s3Storage({
      collections: { media: true },
      bucket: settings.bucket,
      config: bucketSettings(settings),
    });
    // It would add a provider for uploads from the browser to the store, which go past every check of the picture; and the
    // panel's import map would depend on where the pictures are.
    const stored = await plugin({ ...config, admin: {} });
    return { ...stored, admin: config.admin };
  };
}
