/** The panel's form of the synonyms of the search. */
export const synonyms = {
  about:
    'O que as pessoas escrevem e o que isso quer dizer no catálogo. Vale na próxima busca. Plurais, acentos e erros de digitação a busca já entende sozinha.',
  termHint: 'Uma palavra ou expressão, como “mamãe” ou “chá de panela”.',
  termMissing: 'Informe a palavra.',
  termNoWord: 'Escreva pelo menos uma palavra com letras ou números.',
  alsoFindsHint:
    'Palavras, ou nomes de categorias e ocasiões. Tecle Enter depois de cada uma, por exemplo “mãe” e “Dia das Mães”.',
  alsoFindsMissing: 'Informe pelo menos uma palavra que a busca deve encontrar também.',
  mutualHint:
    'Desmarque quando só a palavra acima encontra as outras, e não o contrário: quem busca “perfume” pode gostar de sabonetes, mas quem busca sabonetes não quer perfumes.',
  tooMany: (most: number) => `A busca usa até ${most} sinônimos. Apague um antes de criar outro.`,
  tooManyWords: (most: number) => `Use no máximo ${most} palavras.`,
  notAWord: (most: number) =>
    `Cada item precisa de uma palavra com letras ou números e de no máximo ${most} caracteres.`,
} as const;
