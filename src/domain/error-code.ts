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

/** What GraphQL calls what is wrong with a request that is therefore not executed, besides the codes of REST. */
export const GRAPHQL_CODES = [
  ...(['BAD_BODY', 'BODY_TOO_LARGE', 'BATCH_NOT_SUPPORTED', 'QUERY_MISSING'] as const),
  ...([
    'BAD_VARIABLES',
    'VARIABLES_TOO_DEEP',
    'VARIABLES_TOO_LARGE',
    'BAD_OPERATION_NAME',
  ] as const),
  ...(['OPERATION_MISSING', 'OPERATION_NAME_MISSING', 'OPERATION_UNKNOWN'] as const),
  ...(['NOT_EXECUTABLE', 'SUBSCRIPTION_NOT_SUPPORTED', 'INTROSPECTION_DISABLED'] as const),
  ...(['SYNTAX_ERROR', 'VALIDATION_ERROR', 'FRAGMENT_CYCLE', 'DOCUMENT_TOO_LONG'] as const),
  ...(['TOO_DEEP', 'VALUES_TOO_DEEP', 'TOO_MANY_TOKENS', 'TOO_MANY_FIELDS'] as const),
  ...(['TOO_MANY_ROOT_FIELDS', 'TOO_MANY_OPERATIONS', 'TOO_MANY_FRAGMENTS'] as const),
  ...(['TOO_MANY_DIRECTIVES', 'TOO_MANY_RELATIONS', 'TOO_MANY_ROWS', 'TOO_EXPENSIVE'] as const),
] as const;
export type GraphqlCode = (typeof GRAPHQL_CODES)[number];
