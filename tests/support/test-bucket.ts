import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import S3rver from 's3rver';
import { afterAll } from 'vitest';

const BUCKET = 'imagens';
/** How the store names the file that has an object's bytes. */
const OBJECT = '._S3rver_object';

export type TestBucket = {
  /** What leads the application to it. */
  environment: Record<string, string>;
  /** The keys of its objects. */
  keys(): Promise<string[]>;
  /** Ends the store before the end of the test file. */
  close(): Promise<void>;
};

/** An empty bucket in an S3-compatible store of this process; it goes at the end of the test file. */
export async function startTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'mimoteca-s3-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await store.run();
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= store.close());
  afterAll(async () => {
    await close();
    await rm(directory, { recursive: true, force: true });
  });
  const folder = path.join(directory, BUCKET);
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      // The only keys that this store knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async keys() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter(({ name }) => name.endsWith(OBJECT))
        .map(({ parentPath, name }) =>
          path.relative(folder, path.join(parentPath, name.slice(0, -OBJECT.length))),
        );
    },
    close,
  };
}
