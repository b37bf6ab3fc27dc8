import type { Payload, PayloadRequest } from 'payload';

/**
 * Payload, with every read and write of the database in the open transaction of `req`. The sign-in counts a wrong
 * password on a connection of its own; while ours holds the account's lock, many of them could wait for each other's
 * connections for ever.
 */
export function payloadWithin(req: PayloadRequest): Payload {
  const { payload } = req;
  const db = Object.create(payload.db, {
    updateOne: {
      value: (args: Parameters<typeof payload.db.updateOne>[0]) =>
        payload.db.updateOne({ ...args, req }),
    },
    findOne: {
      value: (args: Parameters<typeof payload.db.findOne>[0]) =>
        payload.db.findOne({ ...args, req }),
    },
  }) as Payload['db'];
  return Object.create(payload, { db: { value: db } }) as Payload;
}
