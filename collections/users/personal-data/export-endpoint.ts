import type { Endpoint } from 'payload';

import { today } from '@/domain/dates';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

import { collectPersonalData } from './collect-personal-data';

/** One file with everything the site stores about the user, which no cache may store. */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  async handler(req) {
    const data = req.user == null ? null : await collectPersonalData(req, req.user.id);
    if (data === null) return problem(401, [{ message: messages.errors.api.unauthenticated }]);
    return new Response(`${JSON.stringify(data, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="mimoteca-meus-dados-${today()}.json"`,
        ...NO_STORE,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
