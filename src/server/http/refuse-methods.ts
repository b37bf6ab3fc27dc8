import type { IncomingMessage } from 'node:http';

import { http } from '@/messages/http';

import { answerError } from './answer-error';
import type { Handler } from './handler';

const OF_PAGES = ['GET', 'HEAD', 'OPTIONS'];
const OF_THE_API = [...OF_PAGES, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Addresses that do more than to show something: the API, the panel, and whatever belongs to the framework. */
const ACTIVE = /^\/(?:api|admin|_next|__nextjs\w*)(?:[/?]|$)/;

function allowedMethods({ url = '' }: IncomingMessage): string[] {
  return ACTIVE.test(url) ? OF_THE_API : OF_PAGES;
}

/** Answers 405 to a method that an address does not have, and says which it has. */
export function refuseMethods(next: Handler): Handler {
  return async (request, response) => {
    const { method = '', url = '' } = request;
    const allowed = allowedMethods(request);
    const headers = { allow: allowed.join(', ') };
    if (!allowed.includes(method)) {
      answerError(request, response, {
        status: 405,
        message: http.methodNotAllowed,
        headers,
      });
      return;
    }
    if (method !== 'OPTIONS' || ACTIVE.test(url)) return next(request, response);
    response.writeHead(204, headers).end();
  };
}
