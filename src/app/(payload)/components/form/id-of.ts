/** The id of a user, whom Payload gives as a document or by the id alone. */
export function idOf(user: unknown): unknown {
  return typeof user === 'object' && user !== null && 'id' in user ? user.id : user;
}
