import { Icon } from '@/ui/icon';
import { pagePath } from '../page-path';
import { listingPages as words } from '@/messages/listing-pages';

type PageLinksProps = { path: string; page: number; last: number };

/** The way to the previous and the next page of a listing. */
export function PageLinks({ path, page, last }: PageLinksProps) {
  return (
    <nav aria-label={words.pages} className="page-links">
      <a className="button button-outline" rel="prev" href={pagePath(path, page - 1)}>
        <Icon name="arrow-left" size={18} /> {words.previousPage}
      </a>
      <span className="page-links-place">{words.page(page, last)}</span>
      {page < last ? (
        <a className="button button-outline" rel="next" href={pagePath(path, page + 1)}>
          {words.nextPage} <Icon name="arrow-right" size={18} />
        </a>
      ) : null}
    </nav>
  );
}
