import { paths } from '@/lib/paths';
import { search as words } from '@/messages/search';

/** The query as it was probably meant, whose results are shown. */
export function DidYouMean({ query }: { query: string }) {
  return (
    <p className="mt-2 text-ink-soft">
      {words.didYouMean}{' '}
      <a href={paths.searchFor(query)} className="font-semibold text-ink underline">
        {query}
      </a>
      ?
    </p>
  );
}
