import { PRICE_MAX, PRICE_MIN } from '@/domain/limits';
import { formatShortPrice } from '@/domain/price';
import { RATING_OPTIONS } from '@/domain/rating';
import { SORT_LABELS } from '@/domain/sort';
import { counted } from './counts';

/** What a listing says in the browser. */
export const listing = {
  /** Of a number that is not exact there are more. */
  giftsFound: (count: number, isExact = true) =>
    (isExact ? '' : 'Mais de ') + counted(count, 'presente encontrado', 'presentes encontrados'),
  loadMore: 'Carregar Mais Presentes',
  loadingGifts: 'Carregando presentes...',
  empty: 'Nenhum presente encontrado',
  emptySentence: 'Nenhum presente encontrado.',
  loadFailed: 'Erro ao carregar presentes',
  loadFailedCount: 'Presentes não carregados',
  gifts: 'Presentes',
  sortLabel: 'Ordenar por',
  sort: SORT_LABELS,
  filters: 'Filtros',
  applyFilters: 'Aplicar filtros',
  /** On the button that applies them, once it is known what they leave. */
  showGifts: (count: number, isExact: boolean) =>
    `Ver ${isExact ? '' : 'mais de '}${counted(count, 'presente', 'presentes')}`,
  counting: 'Contando presentes...',
  clearFilters: 'Limpar filtros',
  activeFilters: (count: number) => counted(count, 'filtro ativo', 'filtros ativos'),
  priceRange: 'Faixa de preço',
  priceMin: 'Preço mínimo',
  priceMax: 'Preço máximo',
  priceLow: 'Mínimo',
  priceHigh: 'Máximo',
  priceOpenEnd: 'sem limite',
  /** A range of prices as a choice and as an active filter; an end of the slider is open. */
  priceRangeOf: (min: number, max: number) => {
    if (max === PRICE_MAX) return `A partir de ${formatShortPrice(min)}`;
    if (min === PRICE_MIN) return `Até ${formatShortPrice(max)}`;
    return min === max
      ? formatShortPrice(min)
      : `${formatShortPrice(min)} a ${formatShortPrice(max)}`;
  },
  priceProblems: {
    amount: 'Escreva um valor em reais, como 80 ou 79,90.',
    order: 'O preço máximo precisa ser maior que o mínimo.',
  },
  activeFiltersLabel: 'Filtros ativos',
  removeFilter: (label: string) => `${label}: remover filtro`,
  minimumRatingOf: (rating: string) => `Nota ${rating} ou mais`,
  minimumRating: 'Avaliação mínima',
  ratings: RATING_OPTIONS,
  intentions: 'Intenções',
  openEnd: 'ou mais',
  clearRating: 'Qualquer nota',
  shown: (shown: number, total: number) => `${shown} de ${total}`,
  rest: (count: number) => `Continuar a lista: mais ${count} presentes`,
  loadFailedHint: 'Verifique sua conexão e tente de novo em instantes.',
  emptyHint: 'Tente afrouxar o preço, a nota ou as intenções.',
  emptyCatalogueHint: 'Estamos escolhendo as primeiras ideias. Volte em breve!',
} as const;
