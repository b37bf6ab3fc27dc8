import type { GraphQLFormattedError } from 'graphql';

import { UNAVAILABLE_CODE } from '@/domain/graphql-limits';

import { isApiError } from '../errors/payload-errors';

type ErrorBody = { message: string; name?: string; data?: Record<string, unknown> };

/** An error as REST answers it, with message and status; without a response the error's own message is used. */
export type Worded = { status: number; response?: { errors: ErrorBody[] } };

/** By status, for integrators' programs: they never change, also when the messages do. */
const CODES: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  423: 'LOCKED',
  429: 'TOO_MANY_REQUESTS',
  503: UNAVAILABLE_CODE,
};

/** A GraphQL error that says the same as REST would. */
export function wordGraphqlError(
  result: GraphQLFormattedError,
  cause: Error,
  { response, status }: Worded,
): { graphqlResult: GraphQLFormattedError } {
  const body: ErrorBody = response?.errors[0] ?? { message: cause.message };
  const isOurs = status < 500 && isApiError(cause);
  const name = isOurs ? cause.name : undefined;
  const data: unknown = body.data ?? (isOurs ? cause.data : undefined) ?? undefined;
  const code = CODES[status] ?? (status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST');
  const { locations, path } = result;
  return {
    graphqlResult: {
      message: body.message,
      locations,
      path,
      extensions: { code, statusCode: status, name, data },
    },
  };
}
