import { availableParallelism } from 'node:os';

import type { ServerResponse } from 'node:http';

import { Overload } from '@collections/shared/overload';
import { createSlots } from '@collections/shared/slots';

import { RETRY_AFTER_SECONDS } from '@/domain/patience';
import { PICTURE_PATIENCE, PICTURE_QUEUE } from '@/domain/pictures';
import { mediaVersion } from '@/lib/media-url';
import { type PictureDates, pictureLookup } from '@/lib/picture-lookup';
import { messages } from '@/messages';

import type { Handler } from '../http/handler';
import { type SecurityHeaders, setHeaders } from '../http/security-headers';
import { isPictureRequest, parsePictureAddress, pictureAddress } from './picture-address';

/**
 * Lets a picture be made only under an address that a page of the site shows, or has shown: anything beside it would be
 * another picture to make and to keep. Few are made at once, others wait for their turn.
 */
export function exactPictures(
  next: Handler,
  headers: SecurityHeaders,
  // One processor is left to everything else.
  size = Math.max(availableParallelism() - 1, 1),
): Handler {
  const withSlot = createSlots({
    name: 'imagens',
    size,
    longestQueue: PICTURE_QUEUE,
    patience: PICTURE_PATIENCE,
  });

  return async (request, response) => {
    const { url = '' } = request;
    if (!isPictureRequest(url)) return next(request, response);
    const wanted = parsePictureAddress(url);
    if (wanted === null) {
      refuse(400, messages.errors.api.pictureAddress);
      return;
    }
    try {
      await withSlot(async () => {
        const dates = await pictureLookup()?.(wanted.filename);
        if (dates === undefined) throw new Overload('imagens');
        if (dates === null) {
          refuse(404, messages.errors.api.notFound);
          return;
        }

        const version = mediaVersion(dates.updatedAt);
        if (wanted.version === version) return next(request, response);
        if (!wasShown(wanted.version, dates)) {
          refuse(400, messages.errors.api.pictureAddress);
          return;
        }
        response.setHeader('location', pictureAddress({ ...wanted, version }));
        refuse(307, '');
      });
    } catch (error) {
      if (!(error instanceof Overload)) throw error;
      response.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
      refuse(503, messages.errors.api.unavailable);
    }

    function refuse(status: number, text: string): void {
      answer(response, headers, status, text);
    }
  };
}

/** A page that is still open may show what the file was before it changed. */
function wasShown(version: string, { createdAt, updatedAt }: PictureDates): boolean {
  const seconds = (text: string) => parseInt(text, 36);
  return (
    seconds(version) >= seconds(mediaVersion(createdAt)) &&
    seconds(version) < seconds(mediaVersion(updatedAt))
  );
}

function answer(
  response: ServerResponse,
  headers: SecurityHeaders,
  status: number,
  text: string,
): void {
  setHeaders(response, headers.data);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(text);
}
