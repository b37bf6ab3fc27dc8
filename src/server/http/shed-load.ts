import type { IncomingMessage } from 'node:http';

import { ADMISSION_RULES, RETRY_AFTER } from '@/domain/http-limits';
import { PROBES } from '@/domain/page-cache-limits';
import { http } from '@/messages/http';

import { type Admission, createAdmission } from './admission';
import { answerError, type Failure } from './answer-error';
import { isBuiltAsset } from './built-assets';
import { showsCredentials } from './credentials';
import type { Handler } from './handler';
import { isOwnRequest } from './internal-requests';
import type { Overload } from './overload';
import type { Pace } from './pace';

type Kind = 'vital' | 'signed-in' | 'page' | 'read' | 'write';

const PANEL = /^\/admin(?:[/?]|$)/;
const API = /^\/(?:api|_next)\//;

const UNAVAILABLE: Failure = {
  status: 503,
  message: http.unavailable,
  headers: { 'retry-after': String(RETRY_AFTER) },
};

function kindOf(request: IncomingMessage, isAsset: (url: string) => boolean): Kind {
  const { method, url = '' } = request;
  // An answer that is being made may need another one: waiting for a place behind itself it would never end.
  if (isOwnRequest(request)) return 'vital';
  const isRead = method === 'GET' || method === 'HEAD';
  // The page cache asks for a probe once a second at most, for all.
  const isProbe = PROBES.includes(url.split('?', 1)[0] ?? '');
  if (isRead && (isProbe || isAsset(url))) return 'vital';
  if (PANEL.test(url) || showsCredentials(request)) return 'signed-in';
  if (!isRead) return 'write';
  return API.test(url) ? 'read' : 'page';
}

type Options = {
  overload: Overload;
  pace?: Pace;
  pages?: Admission;
  reads?: Admission;
  writes?: Admission;
  signedIn?: Admission;
  /** Whether an address is that of a file of the build. */
  isAsset?: (url: string) => boolean;
};

/**
 * Bounds how much the application works at, and refuses first what can be asked again: visitors' reads, then whatever else
 * visitors send. Signed-in people and the panel have places of their own; health, readiness and the build's files always
 * get through. What a cache answers never comes here.
 */
export function shedLoad(next: Handler, options: Options): Handler {
  const { overload, pace, isAsset = isBuiltAsset } = options;
  const places = {
    page: options.pages ?? createAdmission(ADMISSION_RULES.pages, pace),
    read: options.reads ?? createAdmission(ADMISSION_RULES.reads, pace),
    write: options.writes ?? createAdmission(ADMISSION_RULES.writes, pace),
    'signed-in': options.signedIn ?? createAdmission(ADMISSION_RULES.signedIn),
  };

  const isShed = (kind: Kind) => {
    if (kind === 'signed-in') return false;
    const { page, read, write } = places;
    const level = overload.level(page.size + read.size + write.size);
    return level === 'all' || (level === 'reads' && kind !== 'write');
  };

  return async (request, response) => {
    const kind = kindOf(request, isAsset);
    if (kind === 'vital') return next(request, response);
    const leave = isShed(kind) ? null : await places[kind].enter(response);
    if (leave === null) {
      if (!response.destroyed) answerError(request, response, UNAVAILABLE);
      return;
    }
    try {
      await next(request, response);
    } finally {
      leave();
    }
  };
}
