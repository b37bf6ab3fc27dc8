import { failures } from '@/messages/failures';

/**
 * Whether there is no connection, which is then said at this field: by the browser itself, as no code can be loaded for
 * it. What was typed stays, and the field is right again with the connection or with what is typed next.
 */
export function isStoppedOffline(field: HTMLInputElement): boolean {
  if (navigator.onLine) return false;
  const clear = () => field.setCustomValidity('');
  field.setCustomValidity(failures.offline);
  field.reportValidity();
  field.addEventListener('input', clear, { once: true });
  window.addEventListener('online', clear, { once: true });
  return true;
}
