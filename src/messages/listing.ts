import { RATING_OPTIONS } from '@/domain/rating';
import { SORT_LABELS } from '@/domain/sort';
import { counted } from './counts';

export const listing = {
  giftsFound: (count: number) => counted(count, 'presente encontrado', 'presentes encontrados'),
  loadMore: 'Carregar Mais Presentes',
  loadingGifts: 'Carregando presentes...',
  empty: 'Nenhum presente encontrado',
  emptySentence: 'Nenhum presente encontrado.',
  loadFailed: 'Não foi possível carregar os presentes.',
  gifts: 'Presentes',
  sortLabel: 'Ordenar por',
  sort: SORT_LABELS,
  filters: 'Filtros',
  applyFilters: 'Aplicar filtros',
  clearFilters: 'Limpar filtros',
  activeFilters: (count: number) => counted(count, 'filtro ativo', 'filtros ativos'),
  priceRange: 'Faixa de preço',
  priceMin: 'Preço mínimo',
  priceMax: 'Preço máximo',
  minimumRating: 'Avaliação mínima',
  ratings: RATING_OPTIONS,
  intentions: 'Intenções',
  badges: { category: 'Categoria', occasion: 'Ocasião', intention: 'Intenção' },
  intentionTitle: (label: string) => `Presentes ${label.toLowerCase()}`,
  intentionDescription: (label: string) =>
    `Ideias de presentes ${label.toLowerCase()}, escolhidas com carinho.`,
  trendingTitle: 'Presentes em Alta',
  trendingDescription: 'Os presentes que mais despertam a curiosidade de quem passa por aqui.',
  newestTitle: 'Presentes Novos',
  newestDescription: 'As ideias que acabaram de chegar.',
} as const;
