import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Starting leaves much behind, which V8 would keep until the process has something to do. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
