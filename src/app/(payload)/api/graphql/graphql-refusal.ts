import type { GraphqlCode } from '@/domain/error-code';
import { NO_STORE } from '@/lib/no-store';

/** Of REST as well. */
type HttpCode =
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_ACCEPTABLE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** Why a request is not executed. The code is for programs and never changes; the message is for people. */
export type GraphqlProblem = {
  status: number;
  code: GraphqlCode | HttpCode;
  message: string;
  locations?: readonly { line: number; column: number }[];
};

export function badRequest(code: GraphqlCode, message: string): GraphqlProblem {
  return { status: 400, code, message };
}

/** A refusal in the shape that GraphQL clients expect. */
export function graphqlRefusal(
  { status, code, message, locations }: GraphqlProblem,
  headers: Record<string, string> = {},
): Response {
  const error = { message, ...(locations && { locations }), extensions: { code } };
  return Response.json({ errors: [error] }, { status, headers: { ...NO_STORE, ...headers } });
}
