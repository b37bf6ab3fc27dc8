/** What signing in rests on, in `users` and through any relation to it. Sorting by one of these would reveal it. */
const SECRETS = new Set([
  ...['hash', 'salt', 'password', 'resetPasswordToken', 'resetPasswordExpiration'],
  ...['_verificationToken', 'sessions', 'apiKey', 'apiKeyIndex'],
]);

/** Whether a path to filter or sort by is one that nobody may, not even an admin. */
export function isSecretPath(path: string): boolean {
  return path.split('.').some((name) => SECRETS.has(name));
}
