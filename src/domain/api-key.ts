/** What a key lets a program do. */
export const API_KEY_SCOPES = [
  { value: 'read', label: 'Somente leitura' },
  { value: 'admin', label: 'Administração' },
] as const;

export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]['value'];

/** How every key begins, so that programs that look for leaked secrets know it. */
export const API_KEY_PREFIX = 'mimo_';
/** Bytes of the random part. */
export const API_KEY_BYTES = 32;
/** Of a key the panel shows its beginning, which says which key it is and nothing of the rest. */
export const API_KEY_SHOWN_CHARACTERS = API_KEY_PREFIX.length + 4;
export const API_KEY_NAME_MAX = 80;
/** Keys that work at the same time. */
export const API_KEYS_MAX = 50;
/** Days. A key that expires does so within this time. */
export const API_KEY_DAYS_MAX = 730;
/** Milliseconds: how exact the last use of a key is known. */
export const API_KEY_USE_PERIOD = 60_000;

const FORMAT = new RegExp(`^${API_KEY_PREFIX}[A-Za-z0-9_-]{43}$`);

/** Whether a text can be a key at all: anything else is refused without a look at the database. */
export function looksLikeApiKey(text: string): boolean {
  return FORMAT.test(text);
}

/** The key in the value of `Authorization`, right or wrong; null where none is presented. */
export function presentedApiKey(authorization: string | null | undefined): string | null {
  const [, token] = /^Bearer\s+(mimo_\S*)\s*$/i.exec(authorization ?? '') ?? [];
  return token ?? null;
}

type Reach = 'read' | 'write';

/**
 * What an admin key opens, by collection or global: everything that integrations of the catalogue work with. What is not
 * here (accounts, keys, personal data, mails, settings that widen access) stays with people in the panel. Reading does
 * not widen what a read-only key sees, which is what visitors see.
 */
export const API_KEY_REACH: Readonly<Record<string, Reach>> = {
  gifts: 'write',
  categories: 'write',
  'category-groups': 'write',
  occasions: 'write',
  'occasion-groups': 'write',
  media: 'write',
  reviews: 'write',
  'search-synonyms': 'write',
  'link-checks': 'read',
  'audit-log': 'read',
  'site-settings': 'read',
};

/** The first part of the addresses below `/api` that a key opens besides those of collections. */
const OTHER_ADDRESSES = [
  'access',
  'changes',
  'globals',
  'graphql',
  'listings',
  'menu',
  'openapi.json',
  'search',
];

/** Files are pictures of the site's pages; other addresses have bounds of their own (`src/domain/throttles.ts`). */
const OF_PAGES = /^\/api\/media\/file\//;
const DOCUMENT_ADDRESSES = ['access', 'globals', 'graphql'];

/** What visitors do: a program would only falsify the figures. */
const COUNTERS = /^\/api\/gifts\/[^/]+\/(?:click|view)$/;

/** Whether keys are taken at an address below `/api` at all; what each of them may do there its access rules say. */
export function isOpenToApiKeys(path: string): boolean {
  const first = path.split('/')[2] ?? '';
  if (COUNTERS.test(path)) return false;
  return OTHER_ADDRESSES.includes(first) || Object.hasOwn(API_KEY_REACH, first);
}

/** Whether an address below `/api` is REST or GraphQL, whose requests without a key or a session have a quota. */
export function isOfAnonymousQuota(path: string): boolean {
  const first = path.split('/')[2] ?? '';
  if (COUNTERS.test(path) || OF_PAGES.test(path)) return false;
  return DOCUMENT_ADDRESSES.includes(first) || Object.hasOwn(API_KEY_REACH, first);
}
