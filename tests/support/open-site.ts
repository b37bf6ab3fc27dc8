import { afterAll } from 'vitest';

import { createFactories, type Factories } from './factories';
import { type ApiOptions, startTestApi, type TestApi } from './http';
import { createTestPayload, type TestPayload } from './test-payload';

export type OpenSite = { app: TestPayload; api: TestApi; make: Factories };

const opened: OpenSite[] = [];

// What a test file does at its own end comes before: such hooks run in the reverse of their order.
afterAll(async () => {
  for (const { api, app } of opened) {
    await api.close();
    await app.close();
  }
});

/**
 * The application with a database of its own, its API over HTTP and the makers of its documents; closed at the end of the
 * test file. Under the same condition as `createTestPayload`: before anything that reads the environment is imported.
 */
export async function openSite(
  environment: Record<string, string> = {},
  options: ApiOptions = {},
): Promise<OpenSite> {
  const app = await createTestPayload(environment);
  const site = { app, api: await startTestApi(options), make: createFactories(app.payload) };
  opened.push(site);
  return site;
}
