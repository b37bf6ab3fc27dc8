/** What staff read about a mail that was not simply sent. */
export const outbox = {
  interrupted: 'O servidor parou durante o envio: não se sabe se a mensagem chegou.',
  unwritten: 'Não foi possível montar a mensagem.',
  suppressed: {
    bounce: 'Não enviada: a caixa deste endereço não existe.',
    complaint: 'Não enviada: este endereço reclamou das nossas mensagens.',
    manual: 'Não enviada: a equipe suprimiu este endereço.',
  },
} as const;
