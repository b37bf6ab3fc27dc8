import type { TaskConfig } from 'payload';

import { renderMail, type MailTemplate } from '@/emails/render-mail';

type SendMail = { input: { to: string; mail: MailTemplate }; output: object };

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
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 5_000 } },
  async handler({ input, req }) {
    await req.payload.sendEmail({ to: input.to, ...renderMail(input.mail) });
    return { output: {} };
  },
};
