// The grammar of a browser's own type="email", plus the dot that every public domain has.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Characters of the longest address that SMTP can carry. */
export const EMAIL_MAX_LENGTH = 254;

/** The form in which addresses are stored and compared: trimmed, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** True when the text, once normalised, has the form of an e-mail address. */
export function looksLikeEmail(text: string): boolean {
  const email = normaliseEmail(text);
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email);
}
