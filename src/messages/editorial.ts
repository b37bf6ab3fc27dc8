/** What editors read where they work on the catalogue: lists, drafts, the trash, schedules. */
export const editorial = {
  timeZone: 'Horário de Brasília (São Paulo)',
  yes: 'Sim',
  no: 'Não',
  columns: { picture: 'Imagem' },
  searchText: 'nome ou texto',
  preview: { phone: 'Celular', desktop: 'Computador' },
  schedule: {
    giftGone: 'O presente estava na lixeira ou já não existe.',
    editorGone: 'Quem fez o agendamento já não é administrador(a).',
    unreadable: 'O agendamento não pôde ser lido. Agende de novo.',
    broken: 'O site não conseguiu concluir o agendamento. Publique à mão ou agende de novo.',
  },
  presets: {
    labels: { singular: 'Visão salva', plural: 'Visões salvas' },
  },
} as const;
