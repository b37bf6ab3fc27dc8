import { gift as words } from '@/messages/gift';
import { toastStore } from '@/ui/toast-store';
import { hearts } from './hearts';
import { isSignedIn } from './person';

/** Presses the heart of a gift. Its answer is seen at once; what it takes is fetched the first time. */
export function press(gift: number, category: number | null = null): void {
  const wasFavourite = hearts.has(gift);
  const isOptimistic = isSignedIn();
  if (isOptimistic) hearts.show(gift, !wasFavourite);
  import('./press-heart')
    .then(({ pressHeart }) => pressHeart({ gift, category }, wasFavourite))
    .catch(() => {
      if (isOptimistic) hearts.show(gift, wasFavourite);
      toastStore.show({ ...words.favouriteFailed, variant: 'destructive' });
    });
}
