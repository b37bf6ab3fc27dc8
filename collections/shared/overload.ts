import { RETRY_AFTER_SECONDS } from '@/domain/patience';
import { messages } from '@/messages';

import { Refusal } from './refusal';

/** A bounded queue is full, or the wait in it took too long. */
export class Overload extends Refusal {
  constructor(line: string) {
    super(503, messages.errors.api.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    // For the log; the answer to the client names no internals.
    this.cause = `the waiting line for ${line} is full or too slow`;
  }
}
