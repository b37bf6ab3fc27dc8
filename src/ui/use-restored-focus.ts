import { useRef } from 'react';

/**
 * Handlers for Radix's dialog content: they give the focus back to whatever had it when the dialog opened. Radix does so
 * by itself only for its own trigger, which a dialog that is loaded on demand cannot have.
 */
export function useRestoredFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
