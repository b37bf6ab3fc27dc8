import {
  addDataAndFileToRequest,
  createOperation,
  type Endpoint,
  parseParams,
  type PayloadRequest,
  updateByIDOperation,
} from 'payload';
import { getSanitizedUploadFilename } from 'payload/shared';

import { isMediaFolder } from '@/domain/media-folders';
import { property } from '@/lib/property';
import { notices } from '@/messages/notices';

import { isAdminRequest } from '../../shared/access';
import { inTransaction } from '../../shared/in-transaction';
import { takeTurns } from '../../shared/take-turns';
import { transactionOf } from '../../shared/transaction';
import { findReplaceable } from '../replaceable';

/**
 * `POST /api/media`: what Payload does there, and a file of the same name in the folder of a category, an occasion or a
 * group replaces the one that is there, in its document. 201 for a new document, 200 for one that got another file.
 */
export const uploadEndpoint: Endpoint = {
  path: '/',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req);
    const { depth, populate, select } = parseParams(req.query);
    const data: object = req.data ?? {};
    const args = { collection: req.payload.collections.media, data, depth, populate, req, select };
    return inTransaction(req, async () => {
      const id = await replacedBy(req);
      if (id === null) {
        const doc: unknown = await createOperation(args);
        return Response.json({ doc, message: notices.media.created }, { status: 201 });
      }
      const doc: unknown = await updateByIDOperation({ ...args, id });
      return Response.json({ doc, message: notices.media.replaced }, { status: 200 });
    });
  },
};

async function replacedBy(req: PayloadRequest): Promise<number | null> {
  const prefix = property(req.data, 'prefix');
  if (req.file == null || !isMediaFolder(prefix) || !isAdminRequest(req)) return null;
  const filename = getSanitizedUploadFilename(req.file.name);
  await takeTurns(req, 'media', `${prefix}/${filename}`);
  return findReplaceable(await transactionOf(req), { prefix, filename });
}
