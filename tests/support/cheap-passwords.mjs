import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { pbkdf2 } = crypto;

/**
 * Loaded before everything else in a worker: passwords are hashed once instead of 600,000 times. What a hash costs an
 * attacker is no matter of these tests, and it is most of what a test's users would cost the machine. How many rounds were
 * wanted is counted (hashing-rounds.ts).
 */
crypto.pbkdf2 = (password, salt, iterations, ...rest) => {
  globalThis.hashingRounds = (globalThis.hashingRounds ?? 0) + iterations;
  return pbkdf2(password, salt, 1, ...rest);
};
syncBuiltinESMExports();
