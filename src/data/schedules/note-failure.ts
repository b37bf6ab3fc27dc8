import 'server-only';

import type { Payload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { isApiError, isValidationError } from '@collections/shared/errors/payload-errors';
import { Refusal } from '@collections/shared/refusal';
import { isUnavailable } from '@/lib/is-unavailable';
import { editorial } from '@/messages/editorial';

import { failSchedule, postponeSchedule, type Schedule } from './schedule-rows';

/** Milliseconds after each failure that may pass; then it is given up. */
const PAUSES = [2_000, 10_000, 60_000, 300_000];

/**
 * Writes down why a schedule was not carried out. What is refused, such as an incomplete gift, is left to the editor;
 * anything else is tried again a few times.
 */
export async function noteFailure(
  payload: Payload,
  { id, attempts }: Schedule,
  error: unknown,
): Promise<void> {
  const db = adapterOf(payload).drizzle;
  const reasons = refusalOf(error);
  const pause = PAUSES[attempts];
  if (reasons !== null) return failSchedule(db, id, reasons);
  payload.logger.error({ err: error, msg: `schedule ${id}, attempt ${attempts + 1}` });
  if (pause !== undefined) return postponeSchedule(db, id, pause);
  return failSchedule(db, id, [editorial.schedule.broken]);
}

/** Each problem once, with the name of its field; null when nobody has refused anything. */
function refusalOf(error: unknown): string[] | null {
  if (isUnavailable(error)) return null;
  if (error instanceof Refusal) return [error.message];
  if (isValidationError(error)) {
    const problems = error.data.errors.map(({ label, message }) =>
      typeof label === 'string' ? `${label}: ${message}` : message,
    );
    return [...new Set(problems)];
  }
  return isApiError(error) && error.status < 500 ? [error.message] : null;
}
