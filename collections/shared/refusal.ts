import { problem } from '@/lib/problem';

type Problem = { message: string; field?: string };

/** An expected refusal, thrown so that it ends the transaction it comes from; the endpoint answers with it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  private readonly problem: Problem;

  constructor(
    readonly status: number,
    message: string,
    private readonly options: { field?: string; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.problem = options.field === undefined ? { message } : { message, field: options.field };
  }

  get retryAfterSeconds(): number | undefined {
    return this.options.retryAfterSeconds;
  }

  toResponse(): Response {
    const response = problem(this.status, [this.problem]);
    if (this.retryAfterSeconds !== undefined) {
      response.headers.set('Retry-After', String(this.retryAfterSeconds));
    }
    return response;
  }
}
