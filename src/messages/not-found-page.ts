/** Of the 404 page, which every page carries: apart from the other errors, so that no page loads them for these. */
export const notFoundPage = {
  title: 'Ops! Página não encontrada',
  text: 'O endereço pode ter mudado ou nunca ter existido.',
  home: 'Ir para o início',
  categories: 'Ver categorias',
  occasions: 'Ver ocasiões',
  back: 'Voltar',
} as const;
