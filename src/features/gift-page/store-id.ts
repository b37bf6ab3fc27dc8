/** The part of a gift's page with the way to the store: the bar of a phone shows once it is scrolled away. */
export const STORE_ID = 'loja';
