import { sql } from '@payloadcms/db-postgres';

import type { CampaignProgress } from '@/domain/campaign';
import { NO_STORE } from '@/lib/no-store';
import { messages } from '@/messages';

import { adapterOf } from '../../shared/adapter-of';
import { forAdminsOnly } from '../../shared/for-admins-only';
import { Refusal } from '../../shared/refusal';
import { letterOf } from '../letter-of';
import { countRecipients } from '../recipients';
import { campaignIn } from './campaign-endpoint';

/** How far a campaign is, whom it would go to, and what its letter leaves out. */
export const progressEndpoint = forAdminsOnly({
  path: '/:id/progress',
  method: 'get',
  async handler(req) {
    const db = adapterOf(req.payload).drizzle;
    try {
      const campaign = campaignIn(req);
      const { rows } = await db.execute<
        Omit<CampaignProgress, 'audience' | 'leftOut' | 'isEmpty'>
      >(sql`
        select status, notice, send_at as "sendAt", recipients::integer, sent::integer, failed::integer,
          unknown::integer, skipped::integer, unsubscribed::integer
        from campaigns where id = ${campaign}
      `);
      const [row] = rows;
      const letter = await letterOf(db, campaign);
      if (row === undefined || letter === null) {
        throw new Refusal(404, messages.errors.api.notFound);
      }
      const progress: CampaignProgress = {
        ...row,
        audience: await countRecipients(db, campaign),
        leftOut: letter.leftOut,
        isEmpty: letter.isEmpty,
      };
      return Response.json(progress, { headers: NO_STORE });
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse();
      throw error;
    }
  },
});
