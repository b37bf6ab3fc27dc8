/** What a message to us may be about. */
export const CONTACT_SUBJECTS = [
  { value: 'duvida', label: 'Dúvida' },
  { value: 'sugestao', label: 'Sugestão' },
  { value: 'outro', label: 'Outro' },
] as const;
