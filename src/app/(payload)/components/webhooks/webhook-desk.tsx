'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';

import { formatMoment } from '@/domain/dates';
import { webhooks as words } from '@/messages/webhooks';
import type { Webhook } from '@payload-types';

import { listAddress } from '../dashboard/addresses';
import { DeliveryRow } from './delivery-row';
import { SecretPart } from './secret-part';
import { useAct } from './use-act';
import { useDeliveries } from './use-deliveries';

/** How a webhook fares, above its form: its state, its secret, a test, and what was sent last. */
export function WebhookDesk() {
  const { id } = useDocumentInfo();
  const known = id === undefined ? null : Number(id);
  const { reading, reload } = useDeliveries(known);
  const { isBusy, act } = useAct();
  if (known === null) return <p className="link-hint">{words.saveFirst}</p>;
  if (reading.status === 'loading') return null;

  async function sendTest(): Promise<void> {
    await act(`/api/webhooks/${String(known)}/test`);
    await reload();
  }

  return (
    <section className="field-type link-desk" aria-label={words.title}>
      {reading.status === 'failed' ? (
        <p className="link-hint">{words.unread}</p>
      ) : (
        <>
          <StateLine webhook={reading.webhook} />
          <SecretPart
            id={known}
            secretAt={reading.webhook.secretAt ?? null}
            onDone={() => void reload()}
          />
          <div className="webhook-log__head">
            <h2>{words.log}</h2>
            <Button size="small" margin={false} disabled={isBusy} onClick={() => void sendTest()}>
              {words.sendTest}
            </Button>
          </div>
          {reading.deliveries.length === 0 ? (
            <p className="link-hint">{words.never}</p>
          ) : (
            <>
              <ul className="webhook-log">
                {reading.deliveries.map((delivery) => (
                  <DeliveryRow key={delivery.id} delivery={delivery} onDone={() => void reload()} />
                ))}
              </ul>
              <p>
                <a href={listAddress('webhook-deliveries', { '[webhook][equals]': String(known) })}>
                  {words.all}
                </a>
              </p>
            </>
          )}
        </>
      )}
    </section>
  );
}

function StateLine({ webhook }: { webhook: Webhook }) {
  const { active, failingSince, deliveredAt, deactivatedBecause } = webhook;
  const state = !active ? 'inactive' : failingSince ? 'failing' : 'active';
  return (
    <p className="link-state-line">
      <span className={`link-state webhook-state--${state}`}>{words.states[state]}</span>
      <span>
        {deactivatedBecause ??
          (failingSince
            ? words.failingSince(formatMoment(new Date(failingSince)))
            : deliveredAt
              ? words.delivered(formatMoment(new Date(deliveredAt)))
              : null)}
      </span>
    </p>
  );
}
