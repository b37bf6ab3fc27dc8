import type { Adapter } from '@payloadcms/plugin-cloud-storage/types';

import { mediaStore } from './media-store';
import { serveStored } from './serve-stored';

/** The storage plugin's way to the folder of this server, with the same keys as in a bucket. */
export const diskAdapter: Adapter = () => ({
  name: 'disk',
  // A client that claims to have stored a file itself is refused.
  requiresClientUploadReceipt: true,
  staticHandler: serveStored,
  handleUpload: ({ file, storageFilePath }) =>
    mediaStore.write(storageFilePath, file.buffer, file.mimeType),
  handleDelete: ({ storageFilePath }) => mediaStore.remove(storageFilePath),
});
