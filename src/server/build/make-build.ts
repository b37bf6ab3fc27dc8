import { stopChildren } from '../startup/child';
import { reportFailure } from '../startup/failures';
import { build } from './build';

// A program of its own, which ends and gives back the memory that rewriting the built files takes.

process.once('SIGTERM', () => {
  stopChildren();
  process.exit(1);
});

try {
  await build();
  process.exit(0);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
