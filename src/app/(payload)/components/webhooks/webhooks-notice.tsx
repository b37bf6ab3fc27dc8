'use client';

import { webhooks as words } from '@/messages/webhooks';

import { listAddress } from '../dashboard/addresses';
import { useReading } from '../dashboard/use-reading';

/** Above the dashboard, only while a webhook does not receive what it should. */
export function WebhooksNotice() {
  const { reading } = useReading('webhooks');
  if (reading.status !== 'read') return null;
  const { deactivated, failing } = reading.figures;
  if (deactivated + failing === 0) return null;
  return (
    <section className="webhooks-notice" aria-label={words.notice.label}>
      <p>
        {deactivated > 0 ? `${words.notice.deactivated(deactivated)} ` : null}
        {failing > 0 ? `${words.notice.failing(failing)} ` : null}
        <a href={listAddress('webhooks')}>{words.notice.see}</a>
      </p>
    </section>
  );
}
