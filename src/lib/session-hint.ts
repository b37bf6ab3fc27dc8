/** The cookie that tells the page when the session ends: seconds since epoch. Readable, no secret, grants nothing. */
export const SESSION_HINT_COOKIE = 'mimoteca-session';
