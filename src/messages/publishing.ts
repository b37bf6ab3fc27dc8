/** What the panel says beside the button that publishes a gift. */
export const publishing = {
  publish: 'Publicar',
  title: 'Para publicar',
  ready: 'Está tudo aqui: pode publicar.',
  toDo: (count: number) => (count === 1 ? 'Falta 1 item' : `Faltam ${count} itens`),

  schedule: {
    open: 'Agendar',
    title: (gift: string) => `Agendar: ${gift}`,
    what: 'O que fazer',
    types: { publish: 'Publicar', unpublish: 'Despublicar' },
    moment: 'Data e hora',
    hint: 'No horário de Brasília, como 25/12/2026 09:00.',
    understood: (moment: string) => `Será em ${moment}, no horário de Brasília.`,
    unreadable: 'Informe a data e a hora, como 25/12/2026 09:00.',
    past: 'Escolha um momento que ainda não passou.',
    /** As the calendar calls them. */
    calendar: {
      timeCaption: 'Horário',
      previousMonthButtonLabel: 'Mês anterior',
      nextMonthButtonLabel: 'Próximo mês',
      previousMonthAriaLabel: 'Mês anterior',
      nextMonthAriaLabel: 'Próximo mês',
      chooseDayAriaLabelPrefix: 'Escolher',
      disabledDayAriaLabelPrefix: 'Não disponível:',
      monthAriaLabelPrefix: 'Mês:',
      weekAriaLabelPrefix: 'Semana',
    },
    save: 'Agendar',
    saved: 'Agendamento salvo.',
    cancel: 'Cancelar agendamento',
    cancelled: 'Agendamento cancelado.',
    failed: 'Não foi possível salvar. Tente novamente em instantes.',
    unread: 'Não foi possível carregar os agendamentos. Tente novamente em instantes.',
    upcoming: 'Agendado para este presente',
    none: 'Nada agendado.',
    row: (type: string, moment: string) => `${type} em ${moment}`,
    incomplete:
      'Ainda faltam itens para publicar. Se continuarem faltando nesse momento, o presente não entra no ar e o painel avisa.',
  },
} as const;
