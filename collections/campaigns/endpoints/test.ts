import { z } from 'zod';

import { looksLikeEmail, normaliseEmail } from '@/domain/email';
import { messages } from '@/messages';
import { campaigns as words } from '@/messages/campaigns';

import { inTransaction } from '../../shared/in-transaction';
import { answer } from '../../shared/json-endpoint';
import { queueMail } from '../../shared/queue-mail';
import { Refusal } from '../../shared/refusal';
import { campaignEndpoint } from './campaign-endpoint';
import { demandLetter } from './moves';

/** Sends the letter as it is stored to one address, the editor's own where none is given. It counts as no delivery. */
export const testEndpoint = campaignEndpoint({
  name: 'test',
  body: z.strictObject({ email: z.string().optional() }),
  async act(id, { email }, req, db) {
    const address = normaliseEmail(email ?? req.user?.email ?? '');
    if (!looksLikeEmail(address)) {
      throw new Refusal(400, messages.admin.emailInvalid, { field: 'email' });
    }
    await demandLetter(db, id);
    await inTransaction(req, () => queueMail(req, address, { template: 'campaign-test', id }));
    return answer(200, words.testQueued(address));
  },
});
