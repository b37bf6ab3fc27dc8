import type { PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';

import { today } from '@/domain/dates';
import { EXPORT_FORMATS } from '@/domain/gift-exchange/export-formats';
import { isRecord } from '@/lib/is-record';
import { messages } from '@/messages';

import { forAdminsOnly } from '../../shared/for-admins-only';
import { checkWhere } from '../../shared/queries/check-where';
import { refuseQuery } from '../../shared/queries/refuse-query';
import { fileResponse } from '../exchange/file-response';
import { readBatches } from '../exchange/read-batches';
import { writeFile } from '../exchange/write-file';

const words = messages.rest.expected;

/**
 * Gifts as a file, for admins: `format` is one of EXPORT_FORMATS, `where` (JSON) and `search` are those of the panel's list.
 * Streamed, so that its size does not matter.
 */
export const exportEndpoint = forAdminsOnly({
  path: '/export',
  method: 'get',
  async handler(req) {
    const format = EXPORT_FORMATS.find(({ value }) => value === (req.query.format ?? 'excel'));
    if (format === undefined) {
      return refuseQuery('format', words.oneOf(EXPORT_FORMATS.map(({ value }) => value)));
    }
    const pieces = writeFile(format.value, readBatches(req, whereOf(req)));
    const name = `presentes-${today()}.${format.extension}`;
    return fileResponse(pieces, { name, type: format.type });
  },
});

function whereOf({ payload, query }: PayloadRequest): Where {
  const { search } = query;
  if (search !== undefined && typeof search !== 'string') refuseQuery('search', words.none);
  const where = parse(query.where);
  checkWhere(where, { config: payload.config, slug: 'gifts', isAdmin: true });
  const collectionConfig = payload.collections.gifts.config;
  return mergeListSearchAndWhere({ collectionConfig, where, search: search ?? '' });
}

function parse(text: unknown): Where {
  if (text === undefined || text === '') return {};
  try {
    const where: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    // The border to Payload's type; what it holds is checked next.
    if (isRecord(where)) return where as Where;
  } catch {
    // Refused below like everything else that is no condition.
  }
  return refuseQuery('where', words.where);
}
