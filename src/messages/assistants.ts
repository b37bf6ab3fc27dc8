/** What assistants read about the tools that they may use here, and about a call that is wrong. */
export const assistants = {
  instructions:
    'Ideias de presentes da Mimoteca, em português do Brasil. O site não vende: cada presente leva a uma loja parceira. Mostre sempre o endereço da página do presente.',
  tools: {
    search_gifts:
      'Busca presentes por palavras, ocasião, pessoa ou preço, como “caneca para a mãe até 50 reais”.',
    get_gift: 'Um presente pelo id: descrição, preço, nota, categorias e ocasiões.',
    list_gifts:
      'Uma página de 5 presentes de uma lista: todos, uma categoria, uma ocasião ou uma intenção, com filtros e ordem.',
    gift_calendar: 'As próximas datas de presentear no Brasil, com o dia e a página de cada uma.',
  },
  parameters: {
    query: 'O que se procura.',
    limit: 'Quantos presentes, de 1 a 20.',
    id: 'O id do presente.',
    scope: 'all, category:slug, occasion:slug ou intention:slug.',
    sort: 'az, za, popularity, price-low, price-high, newest ou rating.',
    page: 'A página, a partir de 1.',
    min: 'Preço mínimo em reais.',
    max: 'Preço máximo em reais.',
    rating: 'Nota mínima: 3, 3.5, 4 ou 4.5.',
    count: 'Quantas datas, de 1 a 24.',
  },
  unknownTool: (name: string) => `Ferramenta desconhecida: ${name}.`,
  wrongArguments: (fields: string) => `Argumentos inválidos: ${fields}.`,
  emptyQuery: 'Informe em “query” o que procurar.',
  notFound: 'Presente não encontrado.',
  scopeNotFound: 'Esta lista não existe.',
  notJson: 'Envie uma mensagem JSON-RPC por pedido, em JSON.',
  tooLarge: (most: number) => `Envie no máximo ${String(most)} caracteres.`,
  onlyPost: 'Use POST: este servidor responde sem sessão.',
} as const;
