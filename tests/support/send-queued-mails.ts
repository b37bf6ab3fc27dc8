/** Sends every mail that is due. Call it after `createTestPayload`. */
export async function sendQueuedMails(): Promise<void> {
  const { runOutbox } = await import('@/data/outbox/run-outbox');
  while ((await runOutbox()) === 0);
}
