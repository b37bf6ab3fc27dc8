import type { RequestContext } from 'payload';

import { property } from '@/lib/property';

import type { AdapterExtension } from './extend-adapter';

const TRIAL = 'isTrial';
/** Whatever Payload begins a create or an update with. */
const WRITES = ['create', 'updateOne', 'createVersion', 'updateVersion'] as const;

/** The context of a request whose writes are only tried. */
export const trialContext: RequestContext = { [TRIAL]: true };

/**
 * How a tried write ends that every rule has let through. Known by its name: the built application has several copies of this
 * module, and an error of one copy is no instance of another's class.
 */
class TrialEnded extends Error {
  override readonly name = 'TrialEnded';
}

/**
 * The adapter with writes that can be tried: an operation whose request has `trialContext` runs access, hooks and validation, and
 * ends where it would store something. Only what the database itself refuses remains untried, such as a slug that is taken.
 */
export const trialWrites: AdapterExtension = (database) =>
  Object.fromEntries(
    WRITES.map((name) => {
      const write: unknown = database[name];
      if (typeof write !== 'function') throw new Error(`the adapter has no ${name}`);
      const tried = (given: unknown): unknown => {
        if (property(property(property(given, 'req'), 'context'), TRIAL) === true) {
          throw new TrialEnded();
        }
        return Reflect.apply(write, database, [given]);
      };
      return [name, tried];
    }),
  );

/** Runs a write with `trialContext`. Resolves when every rule lets it through; throws what refused it. */
export async function tryWrite(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (property(error, 'name') !== 'TrialEnded') throw error;
    return;
  }
  throw new Error('a trial has written something');
}
