/**
 * The request header in which our HTTP server passes the client's address to the application. It overwrites whatever
 * the client sent under this name.
 */
export const CLIENT_ADDRESS_HEADER = 'x-mimoteca-client-address';
