import { env } from '@/lib/env';
import { outboundFailure } from '@/lib/outbound/outbound-error';
import { outboundTarget } from '@/lib/outbound/outbound-target';
import { webhooks as words } from '@/messages/webhooks';

const MOST_CHARACTERS = 500;

/** Why nothing may be sent to this address, in Portuguese, or null. Where its name leads is looked at when something is sent. */
export function urlProblem(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return words.url.missing;
  if (value.length > MOST_CHARACTERS) return words.url.tooLong;
  try {
    const { url, isPrivate } = outboundTarget(value.trim(), env.OUTBOUND_PRIVATE_HOSTS);
    return url.protocol === 'https:' || isPrivate ? null : words.url.https;
  } catch (error) {
    const failure = outboundFailure(error);
    if (failure === 'bad-address' || failure === 'private-address') return words.url[failure];
    throw error;
  }
}
