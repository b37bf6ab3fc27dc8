import type { IncomingMessage } from 'node:http';

import { type BODY_RULES } from '@/domain/http-limits';

import { isInternal } from './internal-requests';
import { showsCredentials } from './credentials';

export type RuleName = keyof typeof BODY_RULES;

/** Where files are sent to: the collection of pictures and its documents. */
const UPLOADS = /^\/api\/media(?:\/\d+)?\/?$/;

/** Files of gifts to be imported, sent as they are. */
const IMPORTS = /^\/api\/gift-imports\/file\/?$/;

/** Which rule a request's body falls under. What a visitor claims by a cookie buys room in a larger class, no access. */
export function bodyRuleOf(request: IncomingMessage): RuleName {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const isApi = path.startsWith('/api/');
  if (!isApi && !/^\/admin(?:\/|$)/.test(path)) return 'page';
  if (isInternal(request)) return 'internal';
  if (!showsCredentials(request)) return 'api';
  if (IMPORTS.test(path)) return 'giftFile';
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') === true;
  return isForm && UPLOADS.test(path) ? 'upload' : 'signedIn';
}
