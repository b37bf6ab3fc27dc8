/** Wrong environment variables. `message` has one Portuguese line for each that says what to write instead. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}
