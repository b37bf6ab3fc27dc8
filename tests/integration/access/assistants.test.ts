import { beforeAll, describe, expect, it } from 'vitest';

import { type Cast, openCast, type Stage } from './cast';
import { allowed } from './fixtures';
import { casesOf } from './table';

let site: Stage;
let cast: Cast;

beforeAll(async () => {
  site = await openCast();
  ({ cast } = site);
  const data = { assistants: true };
  await site.app.payload.updateGlobal({ slug: 'site-settings', data });
});

type Content = {
  isError?: boolean;
  structuredContent?: { gifts?: { id: number }[]; gift?: { id: number }; id?: number };
};

/** A tool as the role's own program calls it; null where the role is not answered at all. */
async function use(name: string, given: object, as: Cast['sessions'][keyof Cast['sessions']]) {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } };
  const headers = { accept: 'application/json, text/event-stream' };
  const answer = await site.api.request('/mcp', { method: 'POST', body, headers, as });
  if (answer.status === 403) return null;
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  // The border to the protocol: one message, as JSON or as an event.
  return (JSON.parse(text.replace(/^[\s\S]*?data: /, '')) as { result: Content }).result;
}

describe('assistants read what visitors read, whoever asks:', () => {
  it.each(casesOf('read').filter(({ collection }) => collection === 'gifts'))(
    'gifts by $role',
    async ({ role }) => {
      const as = cast.sessions[role];
      if (role === 'readKey' || role === 'adminKey') {
        // Assistants are for everybody: keys are for the API.
        expect(await use('gift_calendar', {}, as)).toBeNull();
        return;
      }
      const gifts = await site.fixtures.shared('gifts');
      const published = allowed(gifts, 'published', role);
      for (const { id } of gifts) {
        const answer = await use('get_gift', { id }, as);
        expect(answer?.isError === true).toBe(!published.includes(id));
      }
      const drafts = gifts.map(({ id }) => id).filter((id) => !published.includes(id));
      for (const [tool, given] of [
        ['list_gifts', {}],
        ['search_gifts', { query: 'presente' }],
      ] as const) {
        const answer = await use(tool, given, as);
        expect(answer?.isError).not.toBe(true);
        const ids = (answer?.structuredContent?.gifts ?? []).map(({ id }) => id);
        expect(ids.length).toBeGreaterThan(0);
        for (const id of drafts) expect(ids).not.toContain(id);
      }
      const calendar = await use('gift_calendar', {}, as);
      expect(calendar?.isError).not.toBe(true);
    },
  );

  it.each(['create_gift', 'update_gift', 'delete_gift', 'find_users', 'findGifts'])(
    'no tool writes or reads anything else: %s',
    async (name) => {
      for (const as of Object.values(cast.sessions)) {
        const body = {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: {} },
        };
        const answer = await site.api.request('/mcp', { method: 'POST', body, as });
        expect(JSON.stringify(answer.body)).toMatch(/"isError":true|"error"|"FORBIDDEN"/);
      }
    },
  );
});
