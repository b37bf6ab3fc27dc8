/** The title of a page that needs an account: it receives the focus when the form that had it is gone. */
export const ACCOUNT_TITLE_ID = 'conta-titulo';
