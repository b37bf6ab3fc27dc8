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

/** What a mail provider is answered that tells what has come back, and what staff read about it. */
export const mailEvents = {
  unsigned: 'Assinatura ausente, inválida ou vencida.',
  tooMany: (most: number) => `Envie no máximo ${most} eventos de cada vez.`,
  recorded: 'Eventos registrados.',
  known: 'Eventos já registrados.',
  bounce: 'Informado pelo provedor de e-mail: a caixa não existe.',
  complaint: 'Informado pelo provedor de e-mail: a pessoa marcou uma mensagem como spam.',
} as const;
