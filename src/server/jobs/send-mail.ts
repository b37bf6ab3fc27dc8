import { sql } from '@payloadcms/db-postgres';
import type { TaskConfig } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
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
  // With the longest pause of the job runner about half a day. Payload's dates end at some 40 doublings.
  retries: { attempts: 36, backoff: { type: 'exponential', delay: 5_000 } },
  async handler({ input, req: { payload } }) {
    try {
      await payload.email.sendEmail({ to: input.to, ...renderMail(input.mail) });
    } catch (error) {
      payload.logger.warn(`A mail (${input.mail.template}) could not be sent: ${reasonOf(error)}`);
      throw error;
    }
    // The mail server is there: whoever waits for it need not.
    await adapterOf(payload).drizzle.execute(sql`
      update payload_jobs set wait_until = null
      where task_slug = 'send-mail' and wait_until > now() and has_error is not true
    `);
    return { output: {} };
  },
};

/** The codes of a failure. Its text may name the address, which does not belong into a log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const codes = ['code', 'responseCode'].map((name): unknown => Reflect.get(error, name));
  const said = codes.filter((code) => typeof code === 'string' || typeof code === 'number');
  return said.join(' ') || error.name;
}
