import { documentId } from './document-id';
import {
  hasActiveFilters,
  type ListingProblem,
  type ListingQuery,
  parseListingQuery,
} from './listing';
import { LISTING_COUNT_MAX, LISTING_PAGE_SIZE } from './limits';

/** Highest page of a filtered listing: as far as its gifts are counted. What lies beyond is reached with `after`. */
export const LISTING_FILTERED_MAX_PAGE = LISTING_COUNT_MAX / LISTING_PAGE_SIZE;

export type ListingRequest = ListingQuery & {
  /**
   * The last gift that is shown already: the page begins after it, whatever has come before it since. When it is null, or
   * the gift has left the listing, the page begins where its number says.
   */
  after?: number | null;
};

export type ListingRequestError = { field: string; message: string };

export type ListingRequestResult =
  { ok: true; request: ListingRequest } | { ok: false; errors: ListingRequestError[] };

/** Messages of a listing request that cannot be answered; each names what is accepted. */
export const LISTING_ERRORS = {
  unknown: 'Parâmetro desconhecido.',
  repeated: 'Informe este parâmetro uma única vez.',
  scope: 'Escopo inválido: use all, category:slug, occasion:slug ou intention:slug.',
  sort: 'Ordenação inválida.',
  page: 'A página deve ser um número inteiro de 1 a 100000.',
  amount: 'O preço deve ser um número de 0 a 10000.',
  order: 'O preço mínimo não pode ser maior que o preço máximo.',
  rating: 'A avaliação mínima deve ser 3, 3.5, 4 ou 4.5.',
  intentions: 'Intenção inválida.',
} as const satisfies Record<ListingProblem, string>;

/** Messages of what the endpoint refuses besides `LISTING_ERRORS`. */
export const LISTING_REQUEST_ERRORS = {
  after: 'Informe em after o id do último presente mostrado.',
  page: `Com filtros, a página vai até ${LISTING_FILTERED_MAX_PAGE}; o que vem depois, peça com after.`,
} as const;

/** Reads what the endpoint is asked: a query of a listing, as strictly as `parseListingQuery`, and where to go on. */
export function parseListingRequest(params: URLSearchParams): ListingRequestResult {
  const rest = new URLSearchParams(params);
  rest.delete('after');
  const parsed = parseListingQuery(rest);
  const problems = parsed.ok ? [] : parsed.errors;
  const errors: ListingRequestError[] = problems.map(({ field, problem }) => ({
    field,
    message: LISTING_ERRORS[problem],
  }));

  const given = params.getAll('after');
  const after = documentId(given[0]);
  if (given.length > 1) errors.push({ field: 'after', message: LISTING_ERRORS.repeated });
  else if (given.length === 1 && after === null) {
    errors.push({ field: 'after', message: LISTING_REQUEST_ERRORS.after });
  }
  if (!parsed.ok || errors.length > 0) return { ok: false, errors };

  const { query } = parsed;
  const isTooFar = query.page > LISTING_FILTERED_MAX_PAGE && hasActiveFilters(query.filters);
  if (isTooFar && after === null) {
    return { ok: false, errors: [{ field: 'page', message: LISTING_REQUEST_ERRORS.page }] };
  }
  return { ok: true, request: { ...query, after } };
}
