import { sql } from '@payloadcms/db-postgres/drizzle';
import { beforeAll, expect, it, vi } from 'vitest';

import { DEFAULT_FILTERS } from '@/domain/listing';

import { type Factories } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { plansOf, queriesOf, statementsOf } from '../../support/statements';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let session: Session;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
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

it('the first page of a listing asks two statements, each planned once by a connection, whichever gifts it has', async () => {
  const { getListing } = await import('@/data/listings');
  const ask = (kind: 'category' | 'occasion') =>
    getListing({
      scope: { kind, slug: 'de-medida' },
      ...{ sort: 'popularity', page: 1, filters: DEFAULT_FILTERS },
    });
  const category = await make.category({ slug: 'de-medida' });
  await make.gift({ categories: [category.id] });
  expect((await ask('category'))?.docs).toHaveLength(1);
  const queries = await queriesOf(app.payload, () => ask('category'));
  expect(queries).toHaveLength(2);

  expect(await plansOf(app.databaseUrl, queries)).toEqual([5, 5]);
});

it('two copies of the module that names frequent statements share connections without naming two texts alike', async () => {
  const askFirst = async (text: string) => {
    vi.resetModules();
    const { execute } = await import('@/data/statement');
    const asked = Array.from({ length: 20 }, () => execute(sql.raw(text)));
    return (await Promise.all(asked)).map(([row]) => row);
  };
  expect(await askFirst('select 1 as "first"')).toEqual(Array(20).fill({ first: 1 }));
  expect(await askFirst('select 2 as "second"')).toEqual(Array(20).fill({ second: 2 }));
});
