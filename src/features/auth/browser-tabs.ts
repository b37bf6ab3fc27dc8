import type { AuthStore } from './auth-store';

const CHANNEL = 'mimoteca-auth';

/** A channel to the other tabs of this browser. Without `BroadcastChannel` each checks when it becomes visible. */
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

/** Updates the store while the page is open: on messages of other tabs, on focus, and when the page is restored. */
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
