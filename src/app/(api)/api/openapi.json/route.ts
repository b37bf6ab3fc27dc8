import { openApiDocument } from '@/data/openapi/openapi';
import { answerFailures } from '@/lib/answer-failures';

/** The API in OpenAPI 3.1: the same for everybody, and made once by each server. */
export const GET = answerFailures(async () => {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
    // Read by tools in browsers too; nothing in it is anybody's own.
    'Access-Control-Allow-Origin': '*',
  };
  return new Response(await openApiDocument(), { headers });
});
