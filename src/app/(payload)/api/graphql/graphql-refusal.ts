/** Why a request is not executed. The code is for programs and never changes; the message is for people. */
export type GraphqlProblem = {
  status: number;
  code: string;
  message: string;
  locations?: readonly { line: number; column: number }[];
};

export function badRequest(code: string, message: string): GraphqlProblem {
  return { status: 400, code, message };
}

/** A refusal in the shape that GraphQL clients expect. */
export function graphqlRefusal(
  { status, code, message, locations }: GraphqlProblem,
  headers: Record<string, string> = {},
): Response {
  const error = { message, ...(locations && { locations }), extensions: { code } };
  return Response.json(
    { errors: [error] },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}
