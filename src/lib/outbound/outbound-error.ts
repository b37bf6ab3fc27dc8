import { errorsWithin } from '../errors-within';

/** Why a request to an address outside was not answered. */
export type OutboundFailure =
  /** No http(s) address, one with a user name, or one with a port that the web does not use. */
  | 'bad-address'
  /** The address, or one that its name resolves to, is not on the public internet. */
  | 'private-address'
  /** Nothing answers there: no such name, refused, broken off, no valid certificate. */
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects';

export class OutboundError extends Error {
  constructor(
    readonly failure: OutboundFailure,
    options?: ErrorOptions,
  ) {
    super(`outbound request: ${failure}`, options);
    this.name = 'OutboundError';
  }
}

/** What an error of `fetchOutside` says, or null for any other error. */
export function outboundFailure(error: unknown): OutboundFailure | null {
  for (const one of errorsWithin(error)) if (one instanceof OutboundError) return one.failure;
  return null;
}
