import { RETRY_AFTER_SECONDS } from '@/domain/patience';
import { messages } from '@/messages';

import { Refusal } from './refusal';

/** No room for another request in a bounded waiting line, or no turn in time. */
export class Overload extends Refusal {
  constructor(line: string) {
    super(503, messages.errors.api.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    // For the log; the answer names nothing of the machinery.
    this.cause = `the waiting line for ${line} is full or too slow`;
  }
}
