import { getMenu } from '@/data/menu';
import { answerFailures } from '@/lib/answer-failures';

/** The categories and occasions of the header's menus, which no document carries. */
export const GET = answerFailures(async () =>
  Response.json(await getMenu(), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  }),
);
