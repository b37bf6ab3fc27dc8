import { log } from './progress';
import { stopChildren } from './child';
import { parentOf } from './processes';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// npm passes Ctrl-C on although the terminal has sent it to us already: those two are one.
const SAME_KEYSTROKE_MS = 1_000;
const PARENT_CHECK_MS = 500;

/**
 * Calls `stop` once when the operator asks to end, then exits 0; asked a second time, exits at once.
 * Returns what removes the handlers.
 */
export function onStopRequest(stop: () => Promise<void>): () => void {
  let askedAt: number | null = null;

  function ask(): void {
    if (askedAt !== null) {
      if (Date.now() - askedAt > SAME_KEYSTROKE_MS) process.exit(130);
      return;
    }
    askedAt = Date.now();
    log('Encerrando…');
    stopChildren();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  }

  for (const signal of SIGNALS) process.on(signal, ask);
  const parent = watchParent(ask);
  return () => {
    for (const signal of SIGNALS) process.off(signal, ask);
    clearInterval(parent);
  };
}

/** Run by npm we end with it: killed, it would leave a server behind that nobody sees. */
function watchParent(ended: () => void): NodeJS.Timeout | undefined {
  if (!process.env.npm_lifecycle_event) return undefined;
  const line = () => `${process.ppid} ${parentOf(process.ppid)}`;
  // Between npm and us there may be a shell, which outlives a killed npm.
  const initial = line();
  return setInterval(() => {
    if (line() !== initial) ended();
  }, PARENT_CHECK_MS).unref();
}
