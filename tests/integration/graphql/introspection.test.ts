import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestApi, type TestApi } from '../../support/http';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;

beforeAll(async () => {
  app = await createTestPayload({ GRAPHQL_INTROSPECTION: 'true' });
  api = await startTestApi();
});
afterAll(async () => {
  await api.close();
  await app.close();
});

it('answers the schema where the setting allows it', async () => {
  const { status, body } = await api.graphql(getIntrospectionQuery());
  expect(status).toBe(200);
  const names = body.data.__schema.types.map(({ name }: { name: string }) => name);
  expect(names).toContain('Gift');
});

it('suggests similar names', async () => {
  const { body } = await api.graphql('{ Gift(id: 1) { titel } }');
  expect(body.errors[0].message).toBe(
    'O campo “titel” não existe em “Gift”. Você quis dizer "title"?',
  );
});

it('still does not follow the schema in circles', async () => {
  const circle = `{ __schema { types { ${'fields { type { '.repeat(5)} name ${'} }'.repeat(5)} } } }`;
  const { status, body } = await api.graphql(circle);
  expect(status).toBe(400);
  expect(body.data).toBeUndefined();
});
