import { sql } from '@payloadcms/db-postgres';
import type { Endpoint } from 'payload';
import { z } from 'zod';

import {
  CAMPAIGN_MOVES,
  CAMPAIGN_STATES,
  type CampaignMove,
  type CampaignState,
} from '@/domain/campaign';
import { instantOf } from '@/domain/dates';
import { messages } from '@/messages';
import { campaigns as words } from '@/messages/campaigns';

import type { Database } from '../../shared/adapter-of';
import { answer } from '../../shared/json-endpoint';
import { Refusal } from '../../shared/refusal';
import { letterOf } from '../letter-of';
import { countRecipients } from '../recipients';
import { campaignEndpoint } from './campaign-endpoint';

const LATEST = 366 * 24 * 60 * 60_000;

const nothing = z.strictObject({});

/** The moves that need nothing but the campaign; what they lead to is done by the sender of mails. */
const plain = (['unschedule', 'pause', 'resume', 'cancel'] as const).map((name) =>
  campaignEndpoint({ name, body: nothing, act: (campaign, _, __, db) => move(db, campaign, name) }),
);

const send = campaignEndpoint({
  name: 'send',
  body: nothing,
  async act(campaign, _, __, db) {
    await demandLetter(db, campaign);
    const recipients = await countRecipients(db, campaign);
    if (recipients === 0) throw new Refusal(409, words.nobody);
    return move(
      db,
      campaign,
      'send',
      sql`, send_at = now(), started_at = now(), recipients = ${recipients}`,
    );
  },
});

/** The time is one that clocks in São Paulo show, wherever the browser is. */
const schedule = campaignEndpoint({
  name: 'schedule',
  body: z.strictObject({ at: z.string() }),
  async act(campaign, { at }, _, db) {
    const instant = instantOf(at);
    if (instant === null) throw new Refusal(400, words.badTime, { field: 'at' });
    const wait = instant.getTime() - Date.now();
    if (wait <= 0) throw new Refusal(400, words.past, { field: 'at' });
    if (wait > LATEST) throw new Refusal(400, words.tooFar, { field: 'at' });
    await demandLetter(db, campaign);
    return move(db, campaign, 'schedule', sql`, send_at = ${instant.toISOString()}`);
  },
});

export const moveEndpoints: Endpoint[] = [send, schedule, ...plain];

export async function demandLetter(db: Database, campaign: number): Promise<void> {
  const letter = await letterOf(db, campaign);
  if (letter === null) throw new Refusal(404, messages.errors.api.notFound);
  if (letter.isEmpty) throw new Refusal(409, words.empty);
}

/** One statement: of two who ask at once for moves that exclude each other, one is refused. */
async function move(
  db: Database,
  campaign: number,
  name: CampaignMove,
  more = sql``,
): Promise<Response> {
  const { from, to } = CAMPAIGN_MOVES[name];
  const { rowCount } = await db.execute(sql`
    update campaigns set status = ${to}::enum_campaigns_status, notice = null, updated_at = now()${more}
    where id = ${campaign} and status::text = any (${sql.param([...from])})
  `);
  if (rowCount === 1) return answer(200, words.moved[name]);
  const { rows } = await db.execute<{ status: CampaignState }>(sql`
    select status from campaigns where id = ${campaign}
  `);
  const state = rows[0]?.status;
  const label = CAMPAIGN_STATES.find(({ value }) => value === state)?.label;
  if (label === undefined) throw new Refusal(404, messages.errors.api.notFound);
  throw new Refusal(409, words.notNow(label.toLowerCase()));
}
