import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

/** Methods that take the place of the database's own, which they may call, bound to it. */
export type AdapterExtension = (database: PostgresAdapter) => object;

/** The adapter with the methods of its extensions; a later one calls those of the earlier. */
export function extendAdapter(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
  extensions: readonly AdapterExtension[],
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      for (const extend of extensions) Object.assign(database, extend(database));
      return database;
    },
  };
}
