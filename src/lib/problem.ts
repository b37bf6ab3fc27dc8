/** A JSON error in the shape that the REST API uses: a list of messages, each with its field where it has one. */
export function problem(status: number, errors: { message: string; field?: string }[]): Response {
  return Response.json({ errors }, { status, headers: { 'Cache-Control': 'no-store' } });
}
