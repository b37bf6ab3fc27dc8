/** Origins whose pages may read the API in a browser (CORS), as admins list them: one a line. */
export const API_ORIGINS_MAX = 50;
export const API_ORIGIN_MAX_CHARACTERS = 200;
export const API_ORIGINS_MAX_CHARACTERS = API_ORIGINS_MAX * (API_ORIGIN_MAX_CHARACTERS + 1);

export type OriginProblem = 'wildcard' | 'insecure' | 'path' | 'malformed';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The origins of a list that is right, or of whatever stands there. */
export function originsIn(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The list as it is stored: origins as browsers write them, each once, without blank lines; what is wrong stays as it is. */
export function tidyOrigins(text: string): string {
  return [...new Set(originsIn(text).map(tidyOrigin))].join('\n');
}

function tidyOrigin(text: string): string {
  return originProblem(text) === null ? new URL(text).origin : text;
}

/** What keeps a text from being an origin that may be listed; null when it is one. */
export function originProblem(text: string): OriginProblem | null {
  if (text.includes('*')) return 'wildcard';
  if (text.length > API_ORIGIN_MAX_CHARACTERS || !/^https?:\/\/[^\s\\]+$/i.test(text))
    return 'malformed';
  if (!URL.canParse(text)) return 'malformed';
  const { protocol, hostname, pathname, username, password } = new URL(text);
  if (username !== '' || password !== '') return 'malformed';
  if (pathname !== '/' || /[?#]/.test(text)) return 'path';
  return protocol === 'https:' || LOCAL.includes(hostname) ? null : 'insecure';
}
