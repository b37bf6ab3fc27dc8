/** What a query of somebody who is not an admin may ask of the API, REST and GraphQL alike. */
export const QUERY_LIMIT_DEFAULT = 10;
export const QUERY_LIMIT_MAX = 100;
/** The last row that a page may reach: Postgres counts off, in order, every row before it. */
export const QUERY_ROWS_MAX = 10_000;
export const QUERY_DEPTH_MAX = 2;
/** Conditions of a `where`. Each word of a `like` is a condition of its own, as it is in the database. */
export const QUERY_CONDITIONS_MAX = 10;
/** Of these, what looks for a part of a text, which reads every row. */
export const QUERY_TEXT_CONDITIONS_MAX = 3;
/** Of these, what goes over a relation: joined by `or`, each multiplies the rows. One `in` takes many values. */
export const QUERY_RELATION_CONDITIONS_MAX = 2;
/** `and` and `or` within each other. */
export const QUERY_LEVELS_MAX = 3;
export const QUERY_VALUE_MAX_CHARACTERS = 200;
/** Values of `in` and `not_in`. */
export const QUERY_LIST_MAX = 100;
export const QUERY_SORT_MAX = 3;
/** Names in `select` and in `populate`. */
export const QUERY_NAMES_MAX = 50;
/** The query string as it is sent, escapes included. */
export const QUERY_MAX_CHARACTERS = 8_192;
/** A query sent as the body of a POST, by whoever it comes from: the panel's longest stay far below. */
export const QUERY_BODY_MAX_BYTES = 64 * 1_024;

/** The panel asks for at most a hundred rows; zero, which means all of them to Payload, is read as this. */
export const ADMIN_QUERY_LIMIT_MAX = 1_000;

/** Objects and lists within each other in what is sent to be stored. A list in a rich text takes four. */
export const DATA_LEVELS_MAX = 100;

/** The JSON body of an endpoint of our own. */
export const JSON_BODY_MAX_CHARACTERS = 64 * 1_024;
