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
  back: 'Voltar',
} as const;
