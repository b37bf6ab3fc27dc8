import type { TaskConfig } from 'payload';

import type { Mail } from '@/domain/mail';
import { renderMail } from '@/emails/render-mail';

type SendMail = { input: { to: string; mail: Mail }; output: object };

/**
 * Sends one mail. It is queued in the transaction of the act that caused it, so it leaves after the commit and never
 * for a rollback, and a mail server that stalls or is down delays nobody.
 */
export const sendMail: TaskConfig<SendMail> = {
  slug: 'send-mail',
  label: 'Enviar e-mail',
  inputSchema: [
    { name: 'to', type: 'email', required: true },
    { name: 'mail', type: 'json', required: true },
  ],
  // The last one about a day after the first: no link in a mail lives longer than two.
  retries: { attempts: 14, backoff: { type: 'exponential', delay: 5_000 } },
  async handler({ input, req }) {
    await req.payload.email.sendEmail({ to: input.to, ...renderMail(input.mail) });
    return { output: {} };
  },
};
