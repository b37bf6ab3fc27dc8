import type { Payload } from 'payload';

/**
 * Payload for scripts: no scheduled jobs, no start-up hooks. Loaded when asked for and not before,
 * because reading its configuration takes seconds and needs a complete environment.
 */
export async function loadPayload(): Promise<Payload> {
  const { getPayload } = await import('payload');
  const { default: config } = await import('@payload-config');
  const payload = await getPayload({ config, cron: false, disableOnInit: true });
  // What a script says of its progress is for the operator; Payload's own news are for developers.
  payload.logger.level = 'error';
  return payload;
}
