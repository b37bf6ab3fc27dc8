import { search as words } from '@/messages/search';
import { Spinner } from '@/ui/spinner';

/** 'Buscando...', in the place of the results. */
export function Searching() {
  return (
    <p className="flex items-center gap-3 py-16 text-ink-soft">
      <Spinner /> {words.searching}
    </p>
  );
}
