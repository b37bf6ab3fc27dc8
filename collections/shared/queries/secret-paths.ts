/** What signing in rests on, in `users` and through any relation to it. Sorting by one of these would reveal it. */
const SECRETS = new Set([
  ...['hash', 'salt', 'password', 'resetPasswordToken', 'resetPasswordExpiration'],
  ...['_verificationToken', 'sessions', 'apiKey', 'apiKeyIndex'],
]);

/** The names of a path: Payload takes two underscores for the dot that GraphQL's names cannot have. */
export function namesOfPath(path: string): string[] {
  return path.split(/\.|__/);
}

/** Whether a path to filter or sort by is one that nobody may, not even an admin. */
export function isSecretPath(path: string): boolean {
  return namesOfPath(path).some((name) => SECRETS.has(name));
}
