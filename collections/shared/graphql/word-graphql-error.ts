import type { GraphQLFormattedError } from 'graphql';

import { errorCodeOf } from '@/domain/error-code';

import { isApiError } from '../errors/payload-errors';

type ErrorBody = {
  message: string;
  code?: string;
  field?: string;
  name?: string;
  data?: Record<string, unknown>;
};

/** An error as REST answers it, with message and status; without a response the error's own message is used. */
export type Worded = { status: number; response?: { errors: ErrorBody[] } };

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
  const code = body.code ?? errorCodeOf(status);
  const { locations, path } = result;
  return {
    graphqlResult: {
      message: body.message,
      locations,
      path,
      extensions: { code, field: body.field, statusCode: status, name, data },
    },
  };
}
