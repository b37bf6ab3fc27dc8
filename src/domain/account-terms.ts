/** What somebody agrees to by making an account. Other words are another version: the day they are from. */
export const ACCOUNT_TERMS = {
  text: 'Li e aceito os Termos de Uso e a Política de Privacidade da Mimoteca.',
  version: '2026-11-20',
} as const;
