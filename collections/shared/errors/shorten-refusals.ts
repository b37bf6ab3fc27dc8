import type { Payload } from 'payload';

import { isRecord } from '@/lib/is-record';

import { logError, logText } from './log-text';
import { originalError } from './original-error';
import { statusOf } from './status-of';

const MOST_CHARACTERS = 300;

/**
 * Payload logs every failed request with its stack. A refusal that the request itself caused becomes one line. So does a
 * request refused because of overload: many of those must not make the log expensive. What an error quotes of a request
 * cannot pass for a line of the log, whatever the error is.
 */
export function shortenRefusals({ logger }: Pick<Payload, 'logger'>): void {
  const log = logger.error.bind(logger);
  logger.error = (entry: unknown, ...rest: unknown[]) => {
    const error: unknown =
      typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : entry;
    const status = error instanceof Error ? statusOf(originalError(error)) : 500;
    const isRefusal = status < 500 || status === 503;
    if (!isRefusal || !(error instanceof Error)) {
      Reflect.apply(log, logger, [harmless(entry), ...rest]);
      return;
    }
    const line = logText(`${status} ${error.message}`.slice(0, MOST_CHARACTERS));
    if (status === 503) logger.warn(line);
    else logger.info(line);
  };
}

function harmless(entry: unknown): unknown {
  if (typeof entry === 'string') return logText(entry);
  if (entry instanceof Error) return logError(entry);
  if (!isRecord(entry)) return entry;
  const { err, msg } = entry;
  return {
    ...entry,
    ...(err instanceof Error && { err: logError(err) }),
    ...(typeof msg === 'string' && { msg: logText(msg) }),
  };
}
