import { beforeAll, expect, it } from 'vitest';

import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { statementsOf } from '../../support/statements';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let session: Session;

beforeAll(async () => {
  const site = await openSite();
  ({ app, api } = site);
  const { make } = site;
  session = await api.login(await make.user());
});

it.each(['/users/me', '/favourites/mine', '/users/newsletter'])(
  'GET %s asks the database twice at most',
  async (path) => {
    const ask = () => api.request(path, { as: session });
    await ask();
    let status = 0;
    const statements = await statementsOf(app.payload, async () => {
      status = (await ask()).status;
    });
    expect(status).toBe(200);
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(2);
    expect(statements.length).toBeGreaterThan(0);
  },
);
