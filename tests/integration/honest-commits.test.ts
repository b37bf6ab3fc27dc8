import { beforeAll, describe, expect, it } from 'vitest';

import { surviveLostConnections } from '@collections/shared/survive-lost-connections';

import { type TestApi } from '../support/http';
import { openSite } from '../support/open-site';
import { type TestPayload } from '../support/test-payload';

let app: TestPayload;
let api: TestApi;

beforeAll(async () => {
  ({ app, api } = await openSite());
  surviveLostConnections(app.payload);
  // A refusal that comes no sooner than at the commit, as of a connection lost in that instant.
  await app.query(`
    create function refuse_at_commit() returns trigger language plpgsql as $$
    begin
      if new.email like 'perdida%' then raise exception 'lost at commit'; end if;
      if new.email like 'cortada%' then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$;
  `);
  await app.query(`
    create constraint trigger refuse_at_commit after insert on subscribers
    deferrable initially deferred for each row execute function refuse_at_commit()
  `);
});

const subscribe = (email: string) =>
  api.request('/subscribers', { method: 'POST', body: { email } });
const stored = async () =>
  (await app.query<{ email: string }>('select email from subscribers')).length;

describe('a commit that fails', () => {
  it.each(['perdida@example.com', 'cortada@example.com'])(
    'is never acknowledged: %s',
    async (email) => {
      const { status, body } = await subscribe(email);
      expect(status).toBeGreaterThanOrEqual(500);
      expect(body.errors[0].message).not.toMatch(/lost|terminat|stack/i);
      expect(await stored()).toBe(0);
    },
  );

  it('does not affect the next', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, n) => subscribe(`perdida-${n}@example.com`)));
    expect((await subscribe('guardada@example.com')).status).toBe(201);
    expect(await stored()).toBe(1);
  });
});
