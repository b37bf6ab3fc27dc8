/** What the server writes into the listing pages. What browsers need is in `@/messages/listing`. */
export const listingPages = {
  page: (page: number, last: number) => `Página ${page} de ${last}`,
  pages: 'Páginas',
  pageOf: (name: string, page: number) => `${name}, página ${page}`,
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  backToListing: 'Ordenar e filtrar a lista',
  noScript:
    'Filtrar e ordenar precisam de JavaScript. Sem ele, a lista mostra todos os presentes, de A a Z.',
  otherIntentions: 'Outras intenções',
  categoryOf: (group: string) => `Categoria em ${group}`,
  trendingEyebrow: 'Os dez mais vistos',
  newestEyebrow: 'As dez últimas chegadas',
  moreIdeas: 'Continue procurando',
  badges: { category: 'Categoria', occasion: 'Ocasião', intention: 'Intenção' },
  intentionTitle: (label: string) => `Presentes ${label.toLowerCase()}`,
  intentionDescription: (label: string) =>
    `Ideias de presentes ${label.toLowerCase()}, escolhidas com carinho.`,
  trendingTitle: 'Presentes em Alta',
  trendingDescription: 'Os presentes que mais despertam a curiosidade de quem passa por aqui.',
  newestTitle: 'Presentes Novos',
  newestDescription: 'As ideias que acabaram de chegar.',
} as const;
