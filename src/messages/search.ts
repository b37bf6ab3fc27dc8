import { counted } from './counts';

export const search = {
  title: 'Busca',
  searching: 'Buscando...',
  resultsFor: (term: string) => `Resultados para "${term}"`,
  resultsFound: (count: number) => counted(count, 'presente encontrado', 'presentes encontrados'),
  giftsFound: (count: number) => `Presentes Encontrados (${count})`,
  empty: 'Nenhum resultado encontrado',
  emptyHint: 'Tente usar termos diferentes ou verifique a ortografia',
  noTerm: 'Digite o que você procura para começar.',
  back: 'Voltar',
} as const;
