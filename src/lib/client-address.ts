/**
 * The request header in which our own HTTP server tells the application who is asking. It overwrites whatever the
 * client sent under this name.
 */
export const CLIENT_ADDRESS_HEADER = 'x-mimoteca-client-address';
