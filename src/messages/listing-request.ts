import { LISTING_FILTERED_MAX_PAGE, type ListingRequestProblem } from '@/domain/listing-request';

/** What is said of a request for a listing that cannot be answered; each names what is accepted. */
export const listingRequest = {
  unknown: 'Parâmetro desconhecido.',
  repeated: 'Informe este parâmetro uma única vez.',
  scope: 'Escopo inválido: use all, category:slug, occasion:slug ou intention:slug.',
  sort: 'Ordenação inválida.',
  page: 'A página deve ser um número inteiro de 1 a 100000.',
  amount: 'O preço deve ser um número de 0 a 10000.',
  order: 'O preço mínimo não pode ser maior que o preço máximo.',
  rating: 'A avaliação mínima deve ser 3, 3.5, 4 ou 4.5.',
  intentions: 'Intenção inválida.',
  after: 'Informe em after o id do último presente mostrado.',
  filteredPage: `Com filtros, a página vai até ${LISTING_FILTERED_MAX_PAGE}; o que vem depois, peça com after.`,
} satisfies { [Problem in ListingRequestProblem]: string };
