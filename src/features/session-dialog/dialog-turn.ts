const LOCK = 'mimoteca-session-dialog';

/** Whether the page is visible, and whether it has the focus. */
const isSeen = () => document.visibilityState === 'visible';

/**
 * Gives the dialog to one tab of the browser: a visible one, and of several visible ones that which has the focus. When
 * that tab is closed or left, another takes over. Returns how to stop; `onTurn` says whether it is this tab's turn.
 */
export function takeTurns(onTurn: (isOurs: boolean) => void): () => void {
  // Without locks (an address that is not secure) every visible tab warns; continuing in one still ends it everywhere.
  if (!('locks' in navigator)) {
    const look = () => onTurn(isSeen());
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      onTurn(false);
    };
  }

  let isOver = false;
  let isOurs = false;
  /** Gives up the place in the queue, or the turn itself. */
  let giveUp: (() => void) | null = null;

  function ask(steal: boolean): void {
    const waiting = new AbortController();
    let release: (() => void) | undefined;
    const mine = () => {
      waiting.abort();
      release?.();
    };
    giveUp = mine;
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        // It was given up before it came.
        if (giveUp !== mine) {
          resolve();
          return;
        }
        isOurs = true;
        onTurn(true);
      });
    const lost = () => {
      if (giveUp !== mine) return;
      giveUp = null;
      isOurs = false;
      onTurn(false);
      // Another tab has taken it: this one waits for its turn again.
      if (!isOver && isSeen()) ask(false);
    };
    // A stolen lock cannot be waited for, so there is nothing to abort.
    const options = steal ? { steal } : { signal: waiting.signal };
    navigator.locks.request(LOCK, options, hold).then(lost, lost);
  }

  function drop(): void {
    const stop = giveUp;
    giveUp = null;
    stop?.();
    if (isOurs) onTurn(false);
    isOurs = false;
  }

  const look = () => {
    if (!isSeen()) drop();
    else if (giveUp === null) ask(document.hasFocus());
  };
  const focused = () => {
    if (isOurs || !isSeen()) return;
    drop();
    ask(true);
  };

  look();
  window.addEventListener('focus', focused);
  document.addEventListener('visibilitychange', look);
  return () => {
    isOver = true;
    window.removeEventListener('focus', focused);
    document.removeEventListener('visibilitychange', look);
    drop();
  };
}
