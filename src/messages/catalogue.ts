import { counted } from './counts';

export const categories = {
  title: 'Categorias',
  description: 'Presentes organizados por quem vai receber e pelo que a pessoa ama.',
  sortLabel: 'Ordenar categorias',
  sort: { az: 'Nome (A-Z)', za: 'Nome (Z-A)', newest: 'Mais Recentes' },
  empty: 'Nenhuma categoria encontrada',
  ungrouped: 'Outras categorias',
  giftCount: (count: number) => counted(count, 'presente', 'presentes'),
} as const;

export const occasions = {
  title: 'Ocasiões',
  description: 'Datas, celebrações e pequenos motivos para presentear o ano inteiro.',
  trending: 'Ocasiões em Alta',
  groupSortLabel: (group: string) => `Ordenar ${group}`,
  sort: { az: 'A-Z', za: 'Z-A', popularity: 'Mais populares' },
  calendar: 'Calendário de presentes',
  calendarText: 'Doze meses de bons motivos para presentear.',
  upcoming: 'Próximas datas',
  today: 'É hoje',
  tomorrow: 'É amanhã',
  daysLeft: (days: number) => (days === 1 ? 'Falta 1 dia' : `Faltam ${days} dias`),
  suggest: 'Sugerir Nova Ocasião',
  empty: 'Nenhuma ocasião encontrada',
  notFound: 'Ocasião não encontrada',
  notFoundHint: 'Verifique o link ou escolha outra ocasião.',
  noGifts: 'Nenhum presente encontrado para esta ocasião',
  noGiftsHint: 'Volte e escolha outra ocasião para encontrar mais opções!',
  allGifts: 'Ver todos os presentes desta ocasião',
  allGiftsTitle: (name: string) => `Todos os presentes: ${name}`,
  ungrouped: 'Outras ocasiões',
} as const;
