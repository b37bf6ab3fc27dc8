import 'server-only';

import type { Database } from '@collections/shared/adapter-of';
import { WEBHOOKS } from '@/domain/webhooks';
import { env } from '@/lib/env';
import { fetchOutside, type OutboundAnswer } from '@/lib/outbound/fetch-outside';
import { outboundFailure } from '@/lib/outbound/outbound-error';
import { unseal } from '@/lib/seal';
import { newWebhookSecret, signedHeaders } from '@/lib/webhook-signature';
import { webhooks as words } from '@/messages/webhooks';

import { type ClaimedDelivery, sealedSecrets } from './claim-delivery';

export type DeliveryOutcome = {
  kind: 'delivered' | 'failed' | 'gone';
  status: number | null;
  /** Milliseconds. */
  duration: number;
  reason: string | null;
  /** The beginning of the answer's body. */
  answer: string | null;
  /** Milliseconds for which the receiver asked to be left alone. */
  retryAfter: number | null;
};

const GONE = 410;
const ASKING_FOR_LESS = new Set([429, 503]);

/** Sends one message, once. Any answer but 2xx is a failure, and so is a redirect, which is not followed. */
export async function deliver(db: Database, delivery: ClaimedDelivery): Promise<DeliveryOutcome> {
  const body = bodyOf(delivery);
  const secrets = (await sealedSecrets(db, delivery.webhook)).map((sealed) =>
    unseal(sealed, env.PAYLOAD_SECRET),
  );
  const begun = performance.now();
  const duration = () => Math.round(performance.now() - begun);
  try {
    const answer = await fetchOutside(delivery.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `MimotecaWebhooks/1.0 (+${env.SITE_URL})`,
        // Without a secret a receiver has nothing to compare it with, and a signature is there all the same.
        ...signedHeaders(
          { id: delivery.messageId, body },
          secrets.length > 0 ? secrets : [newWebhookSecret()],
        ),
      },
      body,
      maxBytes: WEBHOOKS.answerBytes,
      truncate: true,
      timeoutMs: WEBHOOKS.timeout,
      maxRedirects: 0,
    });
    return { ...outcomeOf(answer), duration: duration() };
  } catch (error) {
    const failure = outboundFailure(error);
    if (failure === null) throw error;
    const reason = words.reasons[failure];
    return {
      kind: 'failed',
      status: null,
      duration: duration(),
      reason,
      answer: null,
      retryAfter: null,
    };
  }
}

function bodyOf({ event, at, gift, slug }: ClaimedDelivery): string {
  return JSON.stringify({
    type: event,
    timestamp: at,
    data: gift === null ? {} : { id: gift, slug },
  });
}

function outcomeOf({ status, headers, body }: OutboundAnswer): Omit<DeliveryOutcome, 'duration'> {
  // What a text column cannot hold, and what would not be shown.
  const answer = body.toString('utf8').replaceAll('\0', '');
  const isDelivered = status >= 200 && status < 300;
  const isRedirect = status >= 300 && status < 400;
  return {
    kind: isDelivered ? 'delivered' : status === GONE ? 'gone' : 'failed',
    status,
    reason: isDelivered
      ? null
      : status === GONE
        ? words.reasons.gone
        : words.reasons[isRedirect ? 'redirect' : 'status'](status),
    answer,
    retryAfter: ASKING_FOR_LESS.has(status) ? secondsIn(headers['retry-after']) : null,
  };
}

function secondsIn(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,5}$/.test(header) ? Number(header) * 1_000 : null;
}
