/** The text that a user agrees to with the newsletter's toggle; a changed text is a new version. */
export const newsletterConsent = {
  text: 'Quero receber ideias de presentes e novidades da Mimoteca no e-mail da minha conta. Posso cancelar quando quiser, aqui ou pelo link no fim de cada mensagem.',
  version: '2026-11-20',
} as const;

/** The text under the form that anybody can subscribe with. */
export const newsletterFormConsent = {
  text: 'Ao se inscrever, você concorda em receber ideias de presentes e novidades da Mimoteca neste e-mail. Cancele quando quiser, pelo link no fim de cada mensagem.',
  version: '2026-11-22',
} as const;
