import { afterAll, beforeAll, expect, it } from 'vitest';

import { createFactories } from '../../support/factories';
import { type Session, startTestApi, type TestApi } from '../../support/http';
import { statementsOf } from '../../support/statements';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let session: Session;

beforeAll(async () => {
  app = await createTestPayload();
  api = await startTestApi();
  const make = createFactories(app.payload);
  session = await api.login(await make.user());
});
afterAll(async () => {
  await api.close();
  await app.close();
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
