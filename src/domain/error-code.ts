/**
 * What programs know an error by, in REST (`errors[].code`) and in GraphQL (`errors[].extensions.code`). Codes never change,
 * also when messages do.
 */
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  409: 'CONFLICT',
  410: 'GONE',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  423: 'LOCKED',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** What is sent does not fit the fields of a document; `data.errors` says which. */
export const VALIDATION_FAILED = 'VALIDATION_FAILED';

/** Of one field of such a document: that nothing is in it, that another document has the value, or anything else. */
export const FIELD_CODES = ['REQUIRED', 'NOT_UNIQUE', 'INVALID'] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** The code of an error that is told by its status alone. */
export function errorCodeOf(status: number): string {
  return BY_STATUS[status] ?? (status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST');
}

/** Every code that an answer of REST can have at its top level. */
export const ERROR_CODES: readonly string[] = [
  'BAD_REQUEST',
  VALIDATION_FAILED,
  ...Object.values(BY_STATUS),
  'INTERNAL_SERVER_ERROR',
];
