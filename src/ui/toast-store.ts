import { toastSide } from './toast-side';

export type ToastOptions = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds; 5000 when left out. */
  duration?: number;
};

export type ToastEntry = ToastOptions & {
  id: number;
  /** The end of the screen at which it covers nothing that it speaks of. */
  side: 'top' | 'bottom';
};

let current: ToastEntry | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ToastEntry | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Holds the one toast that may be visible: a new one takes the place of the one before. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): ToastEntry | null => current,
  getOnServer: (): ToastEntry | null => null,
  show(options: ToastOptions): number {
    lastId += 1;
    set({ ...options, id: lastId, side: toastSide() });
    return lastId;
  },
  /** Ignored when another toast has taken its place meanwhile. */
  dismiss(id: number): void {
    if (current?.id === id) set(null);
  },
};
