import { formatMoment } from '@/domain/dates';
import { DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_TEST } from '@/domain/webhooks';
import type { WebhookDelivery } from '@payload-types';

import { ResendButton } from './resend-button';

const EVENTS = [...WEBHOOK_EVENTS, WEBHOOK_TEST];

/** One delivery in short, with what can be done about it. */
export function DeliveryRow({
  delivery,
  onDone,
}: {
  delivery: WebhookDelivery;
  onDone: () => void;
}) {
  const { id, event, slug, status, reason, createdAt } = delivery;
  const label = EVENTS.find(({ value }) => value === event)?.label ?? event;
  const state = DELIVERY_STATES.find(({ value }) => value === status)?.label ?? status;
  const what = slug ? `${label}: ${slug}` : label;
  return (
    <li className="webhook-log__row">
      <div>
        <span className={`link-state webhook-state--${status}`}>{state}</span>{' '}
        <a href={`/admin/painel/collections/webhook-deliveries/${String(id)}`}>{what}</a>
        <p className="link-hint">
          {formatMoment(new Date(createdAt))} {reason}
        </p>
      </div>
      {status === 'queued' ? null : <ResendButton id={id} what={what} onDone={onDone} />}
    </li>
  );
}
