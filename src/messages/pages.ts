import { formatDate } from '@/domain/dates';

export const about = {
  title: 'Sobre',
  mission: 'Nossa missão',
  values: 'Nossos valores',
  stats: { gifts: 'Presentes', categories: 'Categorias', moments: 'Momentos Criados' },
  categoriesLink: 'Explorar categorias',
  contactLink: 'Fale com a gente',
} as const;

export const guide = {
  title: 'Guia de Presentes',
  suggestions: {
    surprise: 'Para Surpreender',
    dates: 'Para Datas Especiais',
    budgets: 'Para Todos os Bolsos',
  },
  tips: 'Seis dicas para escolher bem',
  contactLink: 'Fale com a gente',
} as const;

export const tips = {
  title: 'Dicas',
  backToTips: 'Voltar para Dicas',
  wrapping: 'Embrulho perfeito',
  cards: 'Cartões personalizados',
  moment: 'Momento ideal',
  discover: 'Descobrir o presente ideal',
  paperMargin: 'Deixe uma margem de pelo menos 3 cm de papel de cada lado.',
} as const;

export const legal = {
  privacy: 'Política de Privacidade',
  terms: 'Termos de Uso',
  cookies: 'Política de Cookies',
  lastUpdated: (today: Date) => `Última atualização: ${formatDate(today)}`,
  contactEmail: 'privacidade@mimoteca.com.br',
} as const;
