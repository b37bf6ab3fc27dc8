import { toastStore } from './toast-store';

const api = { toast: toastStore.show, dismiss: toastStore.dismiss };

/** `toast({ title, description?, variant?, duration? })` shows a notification and returns its id for `dismiss(id)`. */
export const useToast = (): typeof api => api;
