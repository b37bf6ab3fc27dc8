import type { AuthStore } from './auth-store';

const CHANNEL = 'mimoteca-auth';

/** The other tabs of this browser. Without the means to reach them, each finds out when it is looked at. */
export function openTabs(): { notify: () => void; listen: (onNews: () => void) => () => void } {
  if (typeof BroadcastChannel === 'undefined') {
    return { notify: () => undefined, listen: () => () => undefined };
  }
  const sender = new BroadcastChannel(CHANNEL);
  return {
    notify: () => sender.postMessage(null),
    listen(onNews) {
      // The same object: a channel does not receive its own messages.
      sender.addEventListener('message', onNews);
      return () => sender.removeEventListener('message', onNews);
    },
  };
}

/** Keeps the store true while the page is open: other tabs, the way back to this one, and a page out of the memory. */
export function followSession(store: AuthStore, listen: (onNews: () => void) => () => void) {
  const look = () => {
    if (document.visibilityState === 'visible') void store.look();
  };
  const stopListening = listen(() => void store.onOtherTab());
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  void store.look();
  return () => {
    stopListening();
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}
