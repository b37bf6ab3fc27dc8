/** What has become of a message to us. */
export const CONTACT_STATES = [
  { value: 'new', label: 'Nova' },
  { value: 'read', label: 'Lida' },
  { value: 'answered', label: 'Respondida' },
  { value: 'spam', label: 'Spam' },
] as const;

/** What a message to us may be about. */
export const CONTACT_SUBJECTS = [
  { value: 'duvida', label: 'Dúvida' },
  { value: 'sugestao', label: 'Sugestão' },
  { value: 'outro', label: 'Outro' },
] as const;
