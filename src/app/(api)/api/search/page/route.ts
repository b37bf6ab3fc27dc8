import { cleanSearchTerm } from '@/domain/search';
import { paths } from '@/lib/paths';

/**
 * Leads a browser without JavaScript from /busca?q=, which is one static page for everybody, to the static page of its
 * results. The term is in this request's own query, or in that of the page it came from.
 */
export function GET(request: Request): Response {
  const asked = new URL(request.url).searchParams.get('q') ?? termOfReferrer(request);
  const term = cleanSearchTerm(asked);
  const results = `${paths.search}/resultados`;
  return new Response(null, {
    status: 303,
    headers: {
      Location: term === '' ? results : `${results}/${encodeURIComponent(term)}`,
      'Cache-Control': 'no-store',
    },
  });
}

function termOfReferrer(request: Request): string {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '';
  const { pathname, searchParams } = new URL(referrer);
  return pathname === paths.search ? (searchParams.get('q') ?? '') : '';
}
