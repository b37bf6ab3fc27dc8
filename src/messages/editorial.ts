/** What editors read where they work on the catalogue: lists, drafts, the trash, schedules. */
export const editorial = {
  timeZone: 'Horário de Brasília (São Paulo)',
  yes: 'Sim',
  no: 'Não',
  columns: { picture: 'Imagem' },
  searchText: 'nome ou texto',
  /** Places count from 1. */
  imageOrder: {
    up: (place: number) => `Mover imagem ${place} para cima`,
    down: (place: number) => `Mover imagem ${place} para baixo`,
    moved: (place: number, count: number) => `A imagem agora é a ${place} de ${count}.`,
  },
  preview: { phone: 'Celular', desktop: 'Computador' },
  schedule: {
    giftGone: 'O presente estava na lixeira ou já não existe.',
    editorGone: 'Quem fez o agendamento não tem mais acesso de administrador.',
    unreadable: 'O agendamento não pôde ser lido. Agende de novo.',
    broken: 'O site não conseguiu concluir o agendamento. Publique à mão ou agende de novo.',
  },
  presets: {
    labels: { singular: 'Visão salva', plural: 'Visões salvas' },
    fields: {
      title: 'Nome',
      isShared: 'Compartilhar com outras pessoas',
      access: 'Compartilhamento',
      where: 'Filtros',
      columns: 'Colunas',
      groupBy: 'Agrupar por',
      users: 'Pessoas',
    },
    operations: {
      read: { title: 'Ver', question: 'Quem pode ver esta visão' },
      update: { title: 'Mudar', question: 'Quem pode mudar esta visão' },
      delete: { title: 'Excluir', question: 'Quem pode excluir esta visão' },
    },
    audiences: {
      everyone: 'Todas as pessoas da equipe',
      onlyMe: 'Só eu',
      specificUsers: 'Pessoas escolhidas',
    },
  },
} as const;
