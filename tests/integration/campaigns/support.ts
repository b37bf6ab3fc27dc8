import { expect } from 'vitest';

import type { CampaignProgress } from '@/domain/campaign';

import type { Session, TestApi } from '../../support/http';
import { letter, leaf, paragraph } from '../../support/letter';
import type { OpenSite } from '../../support/open-site';

export const HELLO = letter(paragraph(leaf('Um bom dia para dar mimos.')));

/** What a campaign is made, moved and asked with, as an admin. */
export function campaignsOf({ app }: OpenSite, api: TestApi, admin: () => Session) {
  const post = (path: string, body: object = {}) =>
    api.request(`/campaigns${path}`, { method: 'POST', body, as: admin() });
  return {
    post,
    async create(data: object = {}): Promise<number> {
      const { status, body } = await post('', { subject: 'Mimos', content: HELLO, ...data });
      expect(status, JSON.stringify(body)).toBe(201);
      return (body as { doc: { id: number } }).doc.id;
    },
    async move(id: number, name: string, body: object = {}): Promise<void> {
      const answer = await post(`/${id}/${name}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    },
    change: (id: number, body: object) =>
      api.request(`/campaigns/${id}`, { method: 'PATCH', body, as: admin() }),
    async progress(id: number): Promise<CampaignProgress> {
      const { status, body } = await api.request(`/campaigns/${id}/progress`, { as: admin() });
      expect(status, JSON.stringify(body)).toBe(200);
      return body as CampaignProgress;
    },
    /** Confirmed subscribers who want both letters. */
    async subscribe(...emails: string[]): Promise<void> {
      await app.query(
        `insert into subscribers (email, confirmed_at) select unnest($1::text[]), now()`,
        [emails],
      );
    },
    deliveries: (id: number) =>
      app.query<{ recipient: string; status: string; messageId: string }>(
        `select recipient, status, message_id as "messageId" from outbox where campaign_id = $1
         order by recipient`,
        [id],
      ),
  };
}

export const addresses = (count: number, name = 'leitora') =>
  Array.from(
    { length: count },
    (_, index) => `${name}-${String(index).padStart(5, '0')}@example.com`,
  );
