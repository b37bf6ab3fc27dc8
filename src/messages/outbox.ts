/** What staff read about a mail that was not simply sent. */
export const outbox = {
  interrupted: 'O servidor parou durante o envio: não se sabe se a mensagem chegou.',
  unwritten: 'Não foi possível montar a mensagem.',
} as const;
