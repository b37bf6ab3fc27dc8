import { SESSION_MARK_SCRIPT } from '@/lib/session-hint';

/** Sets the mark that the stylesheets choose by. */
export function markSession(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
}

/**
 * Marks the document before its first paint. The pages are the same for everybody and hold both headers; only here,
 * ahead of every stylesheet's use and long before React, can the right one be chosen without a flash or a shift.
 */
export function SessionMark() {
  return <script dangerouslySetInnerHTML={{ __html: SESSION_MARK_SCRIPT }} />;
}
