import { share as words } from '@/messages/gift';
import type { ToastOptions } from '@/ui/toast-store';

export type Shareable = { title: string; text: string; url: string };

/** Shares by the best means this browser allows. Answers what to tell the visitor, or null when nothing needs saying. */
export async function share(data: Shareable): Promise<ToastOptions | null> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data);
      return null;
    } catch (error) {
      // The visitor closed the sheet: no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    // The clipboard is absent outside a secure context, or refused: both lead to the same message.
    await navigator.clipboard.writeText(data.url);
    return { title: words.copied };
  } catch {
    return {
      title: words.failed,
      description: words.copyManually(data.url),
      variant: 'destructive',
    };
  }
}
