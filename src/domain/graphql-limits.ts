/** What one GraphQL request may ask for. All but the cost are counted on the document, before it is validated. */
export const GRAPHQL_LIMITS = {
  /** Bytes of a request's body, its variables included. */
  bodyBytes: 256 * 1_024,
  /** UTF-16 units of the document. */
  documentLength: 16 * 1_024,
  tokens: 2_000,
  operations: 5,
  /** Definitions; what they come to where they are spread counts as selections. */
  fragments: 30,
  /** Selections within selections, with fragments written out. */
  depth: 16,
  /** With fragments written out, so that a fragment spread twice counts twice. */
  selections: 500,
  /** Fields of the query or mutation itself, aliases included. */
  rootFields: 10,
  directives: 50,
  /** Lists and objects within each other, in an argument or a variable. */
  valueDepth: 64,
  /** Media types of an Accept header that are looked at. */
  acceptedTypes: 20,
  /** Entries of all variables together. */
  variableEntries: 10_000,
} as const;

/** What an operation may cost a visitor: see `collections/shared/graphql/cost-rule.ts`. */
export const GRAPHQL_MAX_COST = 6_000;

/** `extensions.code` of what the database had no time or no room for. */
export const UNAVAILABLE_CODE = 'SERVICE_UNAVAILABLE';
