import { counted } from './counts';

/** What a gift's page says beyond `gift`. */
export const giftPage = {
  saving: (difference: string) => `${difference} a menos`,
  /** Whole per cent, rounded down: an offer is never made larger than it is. */
  percent: (percent: number) => `-${percent}%`,
  /** Below 'Ver na Loja Parceira': the shop's domain. */
  atShop: (shop: string) => `em ${shop}`,
  gallery: 'carrossel',
  occasions: 'Ocasiões:',
  intentions: 'Intenções:',
  distribution: 'Distribuição das notas',
  distributionRow: (stars: number, count: number) =>
    `${counted(stars, 'estrela', 'estrelas')}: ${counted(count, 'avaliação', 'avaliações')}`,
  reviewsOf: (count: number) => counted(count, 'avaliação', 'avaliações'),
  moreReviewsFailed: 'Não foi possível carregar mais avaliações.',
  reviewsAdded: (count: number) =>
    counted(count, 'avaliação carregada a mais', 'avaliações carregadas a mais'),
} as const;
