/** What the index pages say beyond the texts of `@/messages/catalogue`. */
export const taxonomyIndex = {
  categoriesHeadline: 'Para quem é o mimo?',
  occasionsHeadline: 'Sempre há um motivo',
  jump: 'Ir para',
  categoriesIn: (count: number) => `${count} ${count === 1 ? 'categoria' : 'categorias'}`,
  trendingLead: 'As seis com mais ideias no acervo.',
  months: 'Meses do calendário',
  calendarHint: 'Com número, há ideias escolhidas; sem ele, uma busca pronta.',
  ideas: (count: number) => {
    if (count === 0) return 'buscar';
    return count === 1 ? '1 ideia' : `${count} ideias`;
  },
  suggestTitle: 'Faltou alguma data?',
  suggestText:
    'Aniversário de adoção do gato, dia do santo da família, cem dias sem fumar: conte para a gente e procuramos ideias.',
} as const;
