import { EventEmitter } from 'node:events';

import { expect, it } from 'vitest';

import { oneQueryAtATime } from '@collections/shared/one-query-at-a-time';

/** A client that notes how many queries it was given at a time, and fails at the statement "fail". */
function slowClient() {
  let running = 0;
  const seen: string[] = [];
  const client = {
    most: 0,
    seen,
    async query(...[statement]: unknown[]) {
      running += 1;
      client.most = Math.max(client.most, running);
      seen.push(String(statement));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (statement === 'fail') throw new Error('failed');
      return `answer to ${String(statement)}`;
    },
  };
  return client;
}

it('gives a client one query after the other, in their order, whatever becomes of them', async () => {
  const pool = new EventEmitter();
  const client = slowClient();
  oneQueryAtATime(pool);
  oneQueryAtATime(pool);
  pool.emit('acquire', client);
  pool.emit('acquire', client);
  const answers = await Promise.allSettled(['a', 'fail', 'b'].map((text) => client.query(text)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(answers[2]).toMatchObject({ value: 'answer to b' });
  expect(client.seen).toEqual(['a', 'fail', 'b']);
  expect(client.most).toBe(1);
});

it('leaves different clients to work side by side', async () => {
  const pool = new EventEmitter();
  oneQueryAtATime(pool);
  const [first, second] = [slowClient(), slowClient()];
  pool.emit('acquire', first);
  pool.emit('acquire', second);
  const answers = [first.query('a'), second.query('b')];
  await new Promise((resolve) => setImmediate(resolve));
  expect([first.seen, second.seen]).toEqual([['a'], ['b']]);
  await Promise.all(answers);
});

it('does not change queries with a callback', () => {
  const pool = new EventEmitter();
  const client = { query: (...args: unknown[]) => args.length };
  oneQueryAtATime(pool);
  pool.emit('acquire', client);
  expect(client.query('a', () => undefined)).toBe(2);
  expect(client.query({ submit: () => undefined })).toBe(1);
});
