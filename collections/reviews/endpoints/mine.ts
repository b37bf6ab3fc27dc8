import { sql } from '@payloadcms/db-postgres';
import type { Endpoint } from 'payload';

import { documentId } from '@/domain/document-id';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

import { adapterOf } from '../../shared/adapter-of';

/** The user's own review of one gift, or null; also when it is hidden, with the flag that says so. */
export const mineEndpoint: Endpoint = {
  path: '/mine',
  method: 'get',
  async handler({ payload, searchParams, user }) {
    if (user == null) return problem(401, [{ message: messages.reviews.loginRequired }]);
    const gift = documentId(searchParams.get('gift'));
    if (gift == null) {
      return problem(400, [{ message: messages.errors.api.badValue('gift'), field: 'gift' }]);
    }
    const { rows } = await adapterOf(payload).drizzle.execute<{
      id: number;
      rating: string;
      comment: string;
      user_name: string | null;
      verified: boolean | null;
      hidden: boolean | null;
      created_at: string;
    }>(sql`
      select id, rating, comment, user_name, verified, hidden, created_at
      from reviews where user_id = ${user.id} and gift_id = ${gift}
    `);
    const [row] = rows;
    const review = row && {
      id: row.id,
      rating: Number(row.rating),
      comment: row.comment,
      userName: row.user_name ?? '',
      verified: row.verified === true,
      hidden: row.hidden === true,
      createdAt: new Date(row.created_at).toISOString(),
    };
    return Response.json(
      { review: review ?? null },
      { headers: { 'Cache-Control': 'private, no-store' } },
    );
  },
};
