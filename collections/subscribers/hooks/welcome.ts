import type { CollectionAfterChangeHook } from 'payload';

import { WELCOMES_PER_ADDRESS } from '@/domain/throttles';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

import { queueMail } from '../../shared/queue-mail';
import { count, isOver } from '../../shared/throttle';
import { addressOf } from '../address-of';
import { unsubscribeLink } from '../unsubscribe-signature';

/**
 * Queues a welcome mail to a new subscriber, with the link to unsubscribe. A mail that fails does not fail the
 * subscription. Subscribing again and again sends only a few, so that it cannot be used to fill somebody's mailbox.
 */
export const welcome: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create') return;
  const email = addressOf(doc);
  const welcomes = await count(req.payload, [{ limit: WELCOMES_PER_ADDRESS, subject: email }]);
  if (welcomes.some(isOver)) return;
  await queueMail(req, email, {
    template: 'newsletter-welcome',
    url: env.SITE_URL + paths.newest,
    unsubscribeUrl: unsubscribeLink(email),
  });
};
