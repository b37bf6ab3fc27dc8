/** The administrator of the site under test. */
export const ADMIN = { email: 'editora@mimoteca.local', password: 'Editora-de-Teste-1' };
