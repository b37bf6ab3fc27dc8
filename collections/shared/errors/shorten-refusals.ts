import type { Payload } from 'payload';

import { statusOf } from './status-of';

const MOST_CHARACTERS = 300;

/**
 * Payload logs every failed request with its stack. A refusal that the request itself caused becomes one line, with
 * line breaks of the request's text escaped. So does a request refused because of overload: many of those must not make
 * the log expensive.
 */
export function shortenRefusals({ logger }: Pick<Payload, 'logger'>): void {
  const log = logger.error.bind(logger);
  logger.error = (entry: unknown, ...rest: unknown[]) => {
    const error: unknown =
      typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : entry;
    const status = error instanceof Error ? statusOf(error) : 500;
    const isRefusal = status < 500 || status === 503;
    if (!isRefusal || !(error instanceof Error)) {
      Reflect.apply(log, logger, [entry, ...rest]);
      return;
    }
    const line = `${status} ${error.message}`.replace(/\s+/g, ' ').slice(0, MOST_CHARACTERS);
    if (status === 503) logger.warn(line);
    else logger.info(line);
  };
}
