import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ServerResponse } from 'node:http';

import { parsePictureFile, PICTURE_PATH, type PictureFormat } from '@/domain/pictures';
import { IMMUTABLE } from '../http/cache-control';
import { messages } from '@/messages';

import type { Handler } from '../http/handler';
import { type SecurityHeaders, setHeaders } from '../http/security-headers';

/** Next would resize any picture of the site there. Nothing is resized for a visitor. */
const OPTIMISER = /^\/_next\/image(?:[/?]|$)/;
const MEDIA_FILE = '/api/media/file/';

type Options = {
  headers: SecurityHeaders;
  /** Where media files are on this server's disk; null when they are in a bucket. */
  folder: string | null;
};

/**
 * Serves the stored sizes of pictures under their short addresses: from the disk, or as the application answers for the
 * file, which knows the bucket, and what has become of a size that is not there.
 */
export function storedPictures(next: Handler, { headers, folder }: Options): Handler {
  return async (request, response) => {
    const { url = '', method } = request;
    if (OPTIMISER.test(url)) {
      notFound(response, headers);
      return;
    }
    if (!url.startsWith(PICTURE_PATH) || (method !== 'GET' && method !== 'HEAD')) {
      return next(request, response);
    }

    const name = url.slice(PICTURE_PATH.length).split('?', 1)[0] ?? '';
    const file = parsePictureFile(name);
    if (file === null) {
      notFound(response, headers);
      return;
    }
    // The name is letters, digits and a hyphen: it leads nowhere else.
    const stored =
      folder === null ? null : await readFile(path.join(folder, name)).catch(() => null);
    if (stored !== null) {
      setHeaders(response, headers.forPath(MEDIA_FILE));
      response.writeHead(200, {
        ...typeOf(file.format),
        'content-length': stored.length,
        'cache-control': IMMUTABLE,
      });
      response.end(method === 'HEAD' ? undefined : stored);
      return;
    }
    request.url = `${MEDIA_FILE}${name}`;
    return next(request, response);
  };
}

const typeOf = (format: PictureFormat) => ({ 'content-type': `image/${format}` });

function notFound(response: ServerResponse, headers: SecurityHeaders): void {
  setHeaders(response, headers.data);
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(messages.errors.api.notFound);
}
