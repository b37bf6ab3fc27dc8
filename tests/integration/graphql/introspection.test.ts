import { getIntrospectionQuery } from 'graphql';
import { beforeAll, expect, it } from 'vitest';

import { type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';

let api: TestApi;

beforeAll(async () => {
  ({ api } = await openSite({ GRAPHQL_INTROSPECTION: 'true' }));
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
