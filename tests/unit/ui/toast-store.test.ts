import { describe, expect, it, vi } from 'vitest';
import { toastStore } from '@/ui/toast-store';

describe('toastStore', () => {
  it('shows one toast at a time: a new one takes the place of the one before', () => {
    toastStore.show({ title: 'Link copiado!' });
    const second = toastStore.show({ title: 'Erro', variant: 'destructive' });
    expect(toastStore.get()).toMatchObject({ id: second, title: 'Erro' });
  });

  it('ignores the dismissal of a toast that has been replaced', () => {
    const first = toastStore.show({ title: 'Um' });
    const second = toastStore.show({ title: 'Dois' });
    toastStore.dismiss(first);
    expect(toastStore.get()?.id).toBe(second);
    toastStore.dismiss(second);
    expect(toastStore.get()).toBeNull();
  });

  it('notifies its listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = toastStore.subscribe(listener);
    toastStore.show({ title: 'Um' });
    leave();
    toastStore.show({ title: 'Dois' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
