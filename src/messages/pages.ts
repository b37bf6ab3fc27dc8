export { legal } from './legal';

export const about = {
  title: 'Sobre',
  heroEyebrow: 'Sobre a Mimoteca',
  heroTitle: 'Uma biblioteca onde todo livro é um presente',
  mission: 'Nossa missão',
  values: 'Nossos valores',
  statsTitle: 'A biblioteca em números',
  stats: { gifts: 'Presentes', categories: 'Categorias', moments: 'Momentos Criados' },
  momentsNote: 'as visitas do presente mais aberto do catálogo',
  categoriesLink: 'Explorar categorias',
  contactLink: 'Fale com a gente',
} as const;

export const guide = {
  title: 'Guia de Presentes',
  heading: 'Escolher bem é quase sempre prestar atenção',
  lead: 'Três caminhos para quem tem pressa e seis dicas para quem tem cinco minutos.',
  suggestionsTitle: 'Por onde começar',
  suggestions: {
    surprise: 'Para Surpreender',
    dates: 'Para Datas Especiais',
    budgets: 'Para Todos os Bolsos',
  },
  suggestionTexts: {
    surprise: 'Ideias que ninguém pediu e que, por isso mesmo, fazem a pessoa parar e rir.',
    dates: 'Do amigo secreto às bodas: o calendário inteiro, com o que combina com cada dia.',
    budgets: 'Categorias para todo tamanho de carteira, da lembrança ao presente da vida.',
  },
  tips: 'Seis dicas para escolher bem',
  contactTitle: 'Ainda em dúvida?',
  contactText:
    'Conte para quem é, quanto quer gastar e o que a pessoa faz num domingo de chuva. A gente pensa junto.',
  contactLink: 'Fale com a gente',
  tipsLink: 'Ler as dicas de embrulho, cartão e entrega',
} as const;

export const tips = {
  title: 'Dicas',
  heading: 'O presente começa antes da loja e termina depois do laço',
  lead: 'Quatro leituras curtas sobre o que nenhuma etiqueta de preço conta: como embrulhar, o que escrever, quando entregar e como descobrir o que a pessoa quer.',
  backToTips: 'Voltar para Dicas',
  onThisPage: 'Nesta página',
  next: 'A seguir:',
  readingTime: (minutes: number) => `Leitura de ${minutes} minutos`,
  alsoTitle: 'Já sabe o que dizer, falta o presente?',
  categoriesLink: 'Explorar categorias',
  occasionsLink: 'Ver ocasiões',
  wrapping: 'Embrulho perfeito',
  cards: 'Cartões personalizados',
  moment: 'Momento ideal',
  discover: 'Descobrir o presente ideal',
  paperMargin: 'Deixe uma margem de pelo menos 3 cm de papel de cada lado.',
  cardsOf: {
    wrapping: {
      heading: 'O embrulho perfeito tem três centímetros de folga',
      summary: 'Medidas, dobras, tabelas por tipo de presente e a estampa certa para cada ocasião.',
      minutes: 5,
    },
    cards: {
      heading: 'Cartões que ninguém tem coragem de jogar fora',
      summary: 'Três frases bastam. O segredo está em qual delas vem primeiro.',
      minutes: 5,
    },
    moment: {
      heading: 'A hora certa também é parte do presente',
      summary:
        'Antes, durante ou depois da festa; a sós ou com plateia; e o que fazer com o atraso.',
      minutes: 5,
    },
    discover: {
      heading: 'Como descobrir o que a pessoa quer sem perguntar',
      summary: 'Um pouco de detetive, um pouco de memória, nenhuma bola de cristal.',
      minutes: 5,
    },
  },
} as const;

/** Of the two pages that need an account. */
export const accountPages = {
  noScript: 'Para entrar na sua conta, ative o JavaScript do navegador.',
  benefitsTitle: 'Para que serve a conta',
  benefits: [
    'Guardar presentes para decidir com calma',
    'Contar a quem vem depois o que você achou',
    'Ligar e desligar a newsletter quando quiser',
  ],
} as const;
