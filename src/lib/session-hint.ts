/** The cookie that holds when the session ends: seconds since epoch. Readable, no secret, grants nothing. */
export const SESSION_HINT_COOKIE = 'mimoteca-session';

/** Marks the document of somebody who is signed in. The policy of every page allows exactly this text. */
export const SESSION_MARK_SCRIPT = `if(/(^|; )${SESSION_HINT_COOKIE}=\\d/.test(document.cookie))document.documentElement.toggleAttribute('data-signed-in',true)`;
