import { imageSizeMessage, isImageTooHeavy } from '@/domain/image-rules';

import type { Interceptor } from './interceptor';

/**
 * Answers an upload that is too heavy in place of the server, and as it would: at the field. A request that is too large to be read
 * at all gets no such answer, and Payload's drawer for several files then drops the file as if it had been stored.
 */
export const refuseHeavyFiles: Interceptor = async (ask, input, init) =>
  refusalOf(init) ?? ask(input, init);

function refusalOf(init: RequestInit | undefined): Response | null {
  const file = init?.body instanceof FormData ? init.body.get('file') : null;
  if (!(file instanceof File) || !isImageTooHeavy(file.size)) return null;
  const message = imageSizeMessage(file.name);
  const errors = [{ message, data: { errors: [{ path: 'file', message }] } }];
  return Response.json({ errors }, { status: 400 });
}
