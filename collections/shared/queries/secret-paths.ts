/** What signing in rests on, in `users` and through any relation to it. An order by one of these would tell it. */
const SECRETS = new Set([
  ...['hash', 'salt', 'password', 'resetPasswordToken', 'resetPasswordExpiration'],
  ...['_verificationToken', 'sessions', 'apiKey', 'apiKeyIndex'],
]);

/** Whether a path to filter or sort by is one that nobody may, not even an admin. */
export function isSecretPath(path: string): boolean {
  return path.split('.').some((name) => SECRETS.has(name));
}
