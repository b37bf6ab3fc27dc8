import type { Adapter } from '@payloadcms/plugin-cloud-storage/types';
import { APIError } from 'payload';

import { property } from '@/lib/property';
import { messages } from '@/messages';

import { afterCommit, afterRollback } from '../../shared/after-transaction';
import { mediaStore } from './media-store';
import { serveStored } from './serve-stored';

const UNAVAILABLE = 503;

/**
 * What stores and removes the files of a media document, on disk and in a bucket alike. Nothing that a document points to
 * is ever written over, and nothing is removed before the transaction that no longer needs it is committed: whatever
 * fails, each document has its own file. Sizes lie together, whatever folder their original is in: a page names them, and
 * they are found without a look into the database.
 */
export const mediaAdapter: Adapter = () => ({
  name: 'media-store',
  // A client that claims to have stored a file itself is refused.
  requiresClientUploadReceipt: true,
  staticHandler: serveStored,

  async handleUpload({ data, file, req, storageFilePath }) {
    const isSize = file.filename !== property(data, 'filename');
    const key = isSize ? file.filename : storageFilePath;
    // Those of sizes are removed by who made them (hooks/store-sizes.ts).
    if (!isSize) await afterRollback(req, () => mediaStore.remove(key));
    try {
      await mediaStore.write(key, file.buffer, file.mimeType);
    } catch (error) {
      req.payload.logger.error({ err: error, msg: `The file ${key} could not be stored.` });
      throw new APIError(messages.editing.uploadFailed, UNAVAILABLE, null, true);
    }
  },

  handleDelete({ doc, filename, req, storageFilePath }) {
    const key = filename === doc.filename ? storageFilePath : filename;
    return afterCommit(req, () => mediaStore.remove(key));
  },
});
