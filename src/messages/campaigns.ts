/** What staff read about campaigns of the newsletter. */
export const campaigns = {
  subjectRequired: 'Escreva o assunto da campanha.',
  oneLine: (field: string) => `${field}: use uma única linha, sem caracteres de controle.`,
  badContent: 'O texto da carta tem uma parte que e-mails não podem mostrar.',
  contentTooLong: 'A carta é longa demais: deixe-a mais curta ou divida em duas campanhas.',
  badLink: (address: string) =>
    `O link “${address}” não pode ir em um e-mail: use um endereço completo, começando com https:// ou mailto:.`,
  giftsRequired: (most: number) => `Escolha de 1 a ${most} presentes em cada bloco.`,
  tooManyGifts: (most: number) => `Uma carta mostra no máximo ${most} presentes.`,

  started: 'O envio desta campanha já começou: a carta não pode mais mudar.',
  beingSent: 'Esta campanha está sendo enviada. Cancele o envio antes de excluir.',
  notNow: (state: string) => `A campanha está ${state}: isto não é possível agora.`,
  empty: 'A carta está vazia: escreva um texto ou escolha presentes publicados.',
  nobody: 'Nenhum inscrito confirmado quer receber este tipo de carta.',
  past: 'Escolha um horário que ainda não passou.',
  tooFar: 'Escolha um horário dentro de um ano.',
  badTime: 'Informe a data e a hora do envio.',
  emptyWhenDue: 'Não enviada no horário: a carta ficou vazia, sem presentes publicados.',

  moments: { sendAt: 'Envio', startedAt: 'Início', finishedAt: 'Fim' },
  figures: {
    recipients: 'Destinatários',
    sent: 'Enviados',
    failed: 'Falhas',
    unknown: 'Sem confirmação',
    skipped: 'Não enviados',
    unsubscribed: 'Descadastros',
  },

  moved: {
    schedule: 'Envio agendado.',
    unschedule: 'Agendamento desfeito.',
    send: 'O envio começou.',
    pause: 'Envio pausado.',
    resume: 'O envio continua.',
    cancel: 'Envio cancelado.',
  },
  desk: {
    title: 'Envio',
    unsaved: 'Salve a campanha para ver a prévia, enviar um teste e agendar.',
    changed: 'Há mudanças que ainda não foram salvas: salve antes de enviar.',
    audience: (count: number) =>
      count === 1 ? 'Vai para 1 inscrito confirmado.' : `Vai para ${count} inscritos confirmados.`,
    nobody: 'Por enquanto, nenhum inscrito confirmado quer receber este tipo de carta.',
    empty: 'A carta ainda está vazia.',
    leftOut: (count: number) =>
      count === 1
        ? '1 presente da carta não está publicado e fica de fora.'
        : `${count} presentes da carta não estão publicados e ficam de fora.`,
    scheduledFor: (moment: string) => `Agendada para ${moment}, horário de São Paulo.`,
    test: 'Enviar teste',
    testTo: 'Teste para',
    schedule: 'Agendar',
    scheduleAt: 'Data e hora (São Paulo)',
    unschedule: 'Desfazer agendamento',
    send: 'Enviar agora',
    pause: 'Pausar',
    resume: 'Continuar envio',
    cancel: 'Cancelar envio',
    back: 'Voltar',
    unreachable: 'Não foi possível falar com o servidor. Tente novamente.',
    confirmSend: (count: number) =>
      `Enviar para ${count} ${count === 1 ? 'inscrito' : 'inscritos'}?`,
    confirmSendText: 'O envio começa em seguida. Depois disso, a carta não pode mais mudar.',
    confirmSendAction: 'Enviar',
    confirmCancel: 'Cancelar o envio?',
    confirmCancelText: 'Quem ainda não recebeu não vai receber, e não dá para voltar atrás.',
    progress: 'Progresso do envio',
    progressText: (done: number, all: number) => `${done} de ${all}`,
    waiting: 'Na fila',
  },
  preview: {
    title: 'Prévia',
    hint: 'O e-mail como está salvo, com os seus links.',
    phone: 'Celular',
    desktop: 'Computador',
    text: 'Só texto',
    frame: 'Prévia da carta',
    failed: 'Não foi possível montar a prévia. Tente novamente.',
    loading: 'Montando a prévia...',
  },

  testQueued: (address: string) => `Teste a caminho de ${address}.`,
} as const;
