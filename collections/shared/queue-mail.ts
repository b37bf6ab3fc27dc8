import type { PayloadRequest } from 'payload';

import type { Mail } from '@/domain/mail';

/** Queues a mail in the request's transaction: it leaves after the commit, and never for a rollback. */
export async function queueMail(req: PayloadRequest, to: string, mail: Mail): Promise<void> {
  await req.payload.jobs.queue({ task: 'send-mail', input: { to, mail }, req });
}
