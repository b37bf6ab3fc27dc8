import type { NearKind } from '@/domain/search-near';

import { counted } from './counts';

export const search = {
  title: 'Busca',
  question: 'O que você procura?',
  box: 'Buscar presentes',
  placeholder: 'Um nome, uma paixão, uma intenção',
  submit: 'Buscar',
  popular: 'Categorias com mais ideias',
  everything: 'Ou veja tudo, por pessoa ou por data',
  allCategories: 'Todas as categorias',
  allOccasions: 'Todas as ocasiões',
  intentions: 'Ou comece pelo que o presente quer dizer',
  failed: 'Não foi possível buscar agora.',
  failedHint: 'A culpa é nossa ou da conexão, nunca da sua ideia. Tente de novo em instantes.',
  searching: 'Buscando...',
  resultsFor: (query: string) => `Resultados para "${query}"`,
  resultsFound: (count: number) => counted(count, 'presente encontrado', 'presentes encontrados'),
  giftsFound: (count: number) => `Presentes Encontrados (${count})`,
  empty: 'Nenhum resultado encontrado',
  emptyHint: 'Tente usar termos diferentes ou verifique a ortografia',
  noQuery: 'Digite o que você procura para começar.',
  limitInvalid: 'O limite deve ser um número inteiro de 1 a 50.',
  back: 'Voltar',
  near: {
    'other-price': 'O que você procura, por outros preços',
    part: 'Estes têm uma parte do que você procura',
    'part-at-other-price': 'Estes têm uma parte do que você procura, por outros preços',
    alike: 'Talvez você goste destes',
    popular: 'O que mais agrada por aqui',
  } satisfies { [Kind in NearKind]: string },
  partial: 'Nenhum presente tem tudo isso; estes têm uma parte.',
  didYouMean: 'Você quis dizer',
  suggestions: 'Sugestões',
  suggestionsFound: (count: number) =>
    counted(count, 'sugestão: use as setas', 'sugestões: use as setas'),
  recent: 'Buscas recentes',
  forgetRecent: 'Apagar buscas recentes',
  suggestedGifts: 'Presentes',
  suggestedCategories: 'Categorias',
  suggestedOccasions: 'Ocasiões',
} as const;
