import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { RequestContext } from 'payload';

import { property } from '@/lib/property';

import type { AdapterExtension } from './extend-adapter';

const TURN = 'turnToCreate';

type Created = Parameters<PostgresAdapter['create']>[0];

type Turn = { begin: Promise<void>; end: () => void };

/** Contexts of requests that prepare documents at the same time and create them one after the other, in the order of the contexts. */
export function orderedContexts(): () => { context: RequestContext; end: () => void } {
  let before = Promise.resolve();
  return () => {
    const begin = before;
    let end = () => {};
    before = new Promise((resolve) => {
      end = resolve;
    });
    const turn: Turn = { begin, end };
    // Whoever creates nothing ends the turn as well, once the ones before have ended theirs.
    return { context: { [TURN]: turn }, end: () => void begin.then(end) };
  };
}

/** The adapter with creates that wait for their turn, where the request has one: so ids follow the order of what is created. */
export const orderedCreates: AdapterExtension = (database) => {
  const create: (given: Created) => Promise<unknown> = database.create.bind(database);
  return {
    async create(given: Created): Promise<unknown> {
      const turn = turnOf(given);
      if (turn === null || given.collection !== 'gifts') return create(given);
      await turn.begin;
      try {
        return await create(given);
      } finally {
        turn.end();
      }
    },
  };
};

function turnOf(given: unknown): Turn | null {
  // The border to our own context: `orderedContexts` alone writes it.
  const turn = property(property(property(given, 'req'), 'context'), TURN) as Turn | undefined;
  return turn ?? null;
}
