import 'server-only';

import config from '@payload-config';
import { executeAuthStrategies, getPayload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import type { CampaignPreview } from '@/domain/campaign';

import { writePreview } from './write-delivery';

/** The address of the admin who makes a request, or null for everybody else. */
export async function readAdminEmail(headers: Headers): Promise<string | null> {
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers, payload });
  return user?.isAdmin === true ? user.email : null;
}

/** The very mail of a campaign as it is stored, with the links of one reader; null when there is no such campaign. */
export async function previewOf(campaign: number, reader: string): Promise<CampaignPreview | null> {
  const payload = await getPayload({ config });
  const mail = await writePreview(adapterOf(payload).drizzle, campaign, reader);
  return mail === null ? null : { html: mail.html, text: mail.text };
}
