/** Why an address gets no mails, or fewer. */
export const SUPPRESSION_REASONS = [
  { value: 'bounce', label: 'Devolvido: a caixa não existe' },
  { value: 'complaint', label: 'Reclamação: marcado como spam' },
  { value: 'manual', label: 'Decisão da equipe' },
] as const;

export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]['value'];

/** What came back about a mail after it was sent, and what staff read about it. */
export const MAIL_FEEDBACK = [
  { value: 'bounce', label: 'Devolvido' },
  { value: 'soft-bounce', label: 'Devolvido por ora' },
  { value: 'complaint', label: 'Reclamação' },
] as const;

/** Mails that come because one is on the list. Every other answers something that somebody has just done. */
const LIST_MAILS: readonly string[] = ['newsletter-welcome', 'campaign'];

/** Whether a mail stays here: all do for a mailbox that does not exist, those to the list for any suppressed address. */
export function isHeldBack(template: string, reason: SuppressionReason): boolean {
  return reason === 'bounce' || LIST_MAILS.includes(template);
}

/** Events of one notice of the mail provider. */
export const MAIL_EVENTS_MAX = 100;
