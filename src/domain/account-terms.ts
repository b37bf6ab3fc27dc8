/** What a user agrees to by making an account. A changed text is a new version, named by its date, which the legal pages show. */
export const ACCOUNT_TERMS = {
  text: 'Li e aceito os Termos de Uso e a Política de Privacidade da Mimoteca.',
  version: '2026-11-20',
} as const;
