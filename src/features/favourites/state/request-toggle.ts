import { gift as words } from '@/messages/gift';
import { toastStore } from '@/ui/toast-store';
import { favouriteStore } from './favourite-store';
import { isSignedIn } from './current-user';

/** Toggles a favourite. A user sees the new state at once; the code that does the rest is loaded at the first click. */
export function requestToggle(gift: number, category: number | null = null): void {
  const wasFavourite = favouriteStore.has(gift);
  const isOptimistic = isSignedIn();
  if (isOptimistic) favouriteStore.show(gift, !wasFavourite);
  import('./toggle-favourite')
    .then(({ toggleFavourite }) => toggleFavourite({ gift, category }, wasFavourite))
    .catch(() => {
      if (isOptimistic) favouriteStore.show(gift, wasFavourite);
      toastStore.show({ ...words.favouriteFailed, variant: 'destructive' });
    });
}
