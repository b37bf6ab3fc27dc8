import { formatNumber } from '@/domain/format-number';

import { counted } from './counts';

/** What editors read on the first page of the panel. */
export const dashboard = {
  greeting(hour: number, name: string): string {
    const words = hour < 5 || hour >= 18 ? 'Boa noite' : hour < 12 ? 'Bom dia' : 'Boa tarde';
    return name === '' ? `${words}.` : `${words}, ${name}.`;
  },
  day: (weekday: string, day: string) =>
    `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${day}`,

  loading: 'Carregando…',
  failed: 'Não foi possível carregar esta parte.',
  retry: 'Tentar de novo',
  more: (count: number, most: number) =>
    count >= most ? `${formatNumber(most - 1)}+` : formatNumber(count),

  traffic: {
    title: 'Movimento do site',
    periods: 'Período',
    period: (days: number) => `${days} dias`,
    figures: 'O que o gráfico mostra',
    views: 'Visualizações',
    clicks: 'Cliques para lojas',
    rate: 'Cliques por visualização',
    before: (value: string) => `antes ${value}`,
    nothing: '–',
    steady: 'igual',
    now: 'Neste período',
    then: 'No período anterior',
    today: 'hoje, até agora',
    day: 'Dia',
    table: 'Ver os números em tabela',
    empty:
      'Ainda não há visitas contadas. Os números aparecem aqui assim que alguém abrir um presente.',
    chartTitle: (figure: string, days: number) => `${figure} por dia nos últimos ${days} dias`,
    chartText: (total: string, most: string, day: string) =>
      `No período: ${total}. O maior dia: ${most}, em ${day}. A linha tracejada mostra o período anterior. A tabela abaixo traz todos os números.`,
  },

  trends: {
    top: 'Mais vistos da semana',
    falling: 'Perdendo o interesse',
    hint: 'Os últimos 7 dias completos, comparados aos 7 anteriores.',
    gift: 'Presente',
    views: 'Visualizações',
    clicks: 'Cliques',
    change: 'Mudança',
    isNew: 'novo',
    notReady: 'A comparação começa amanhã: ela usa dias completos.',
    noneFalls: 'Nenhum presente perdeu movimento nesta semana.',
  },

  searches: {
    title: 'Buscas sem resultado',
    hint: 'Nos últimos 30 dias, de pelo menos duas pessoas.',
    times: (clients: number) => `pelo menos ${counted(clients, 'pessoa', 'pessoas')}`,
    empty: 'Toda busca encontrou alguma coisa.',
  },

  gaps: {
    title: 'Para completar',
    lacking: { image: 'sem imagem', price: 'sem preço', occasion: 'sem ocasião' },
    gifts: (count: string) => (count === '1' ? 'presente' : 'presentes'),
    empty: 'Nenhum presente precisa de imagem, preço ou ocasião.',
  },

  inbox: {
    title: 'Desde a sua última visita',
    firstTitle: 'Nos últimos 7 dias',
    reviews: (count: string) => (count === '1' ? 'avaliação nova' : 'avaliações novas'),
    hidden: (count: string) => `${count} ${count === '1' ? 'escondida' : 'escondidas'}`,
    messages: (count: string) => (count === '1' ? 'mensagem nova' : 'mensagens novas'),
    open: (count: string) => (count === '1' ? 'mensagem sem resposta' : 'mensagens sem resposta'),
  },

  schedules: {
    title: 'Agendamentos',
    hint: 'O que entra no ar ou sai dele sozinho, e o que não deu certo nas últimas duas semanas.',
    types: { publish: 'Publicar', unpublish: 'Despublicar' },
    failed: 'Não deu certo',
    giftGone: 'Presente excluído',
    empty: 'Nada agendado.',
  },

  links: {
    title: 'Links que precisam de atenção',
    hint: 'Duas visitas, em dias diferentes, encontraram o mesmo problema.',
    all: (count: string) => `Ver todos (${count})`,
    unknown: (count: string) =>
      `${count} ${count === '1' ? 'link não pôde ser verificado' : 'links não puderam ser verificados'}: algumas lojas recusam programas.`,
    empty: 'Nenhum link quebrado.',
    states: { gone: 'Não existe mais', moved: 'Mudou de endereço' },
    since: (day: string) => `desde ${day}`,
    resting: 'presente em descanso',
  },
} as const;
