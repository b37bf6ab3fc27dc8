import { APIError, type PayloadRequest } from 'payload';

import { messages } from '@/messages';

const UNAVAILABLE = 503;

/** Stores files by `work`; what the store throws is logged, and refuses the upload with a 503. */
export async function refusingUploads(
  { payload }: PayloadRequest,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A file of a picture could not be stored.' });
    throw new APIError(messages.editing.uploadFailed, UNAVAILABLE, null, true);
  }
}
