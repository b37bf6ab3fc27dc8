import path from 'node:path';

import { env } from '@/lib/env';

import { createBucketStore } from './bucket-store';
import { createDiskStore } from './disk-store';

/** Where the files of pictures are. A key is a path with forward slashes, without `..`. */
export type MediaStore = {
  /** Stores a file whole or not at all; one that is there under the key is replaced. Throws what the disk or the network does. */
  write(key: string, data: Buffer, mimeType: string): Promise<void>;
  /** The file's bytes, or null when there is none. Throws when the store cannot tell. */
  read(key: string): Promise<Buffer | null>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
};

/** The bucket when one is configured, else the folder of this server. */
export const mediaStore: MediaStore =
  env.S3 == null ? createDiskStore(env.MEDIA_DIR) : createBucketStore(env.S3);

type Stored = { filename?: string | null; prefix?: string | null; _objectKey?: string | null };

/**
 * The key of a picture's original: its folder, a part of its own for every file that was ever uploaded, and its name. A
 * picture from before there were folders has its name alone. Throws for a document without a file.
 */
export function originalKey({ filename, prefix, _objectKey: part }: Stored): string {
  if (filename == null) throw new Error('the media document has no file');
  return path.posix.join(prefix ?? '', part ?? '', filename);
}
