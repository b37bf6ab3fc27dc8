import { counterWithPlus } from './counts';

export const home = {
  title: 'Mimoteca | Ideias de presentes para cada pessoa e ocasião',
  description:
    'Descubra ideias de presentes por categoria, ocasião e intenção, escolhidas com carinho.',
  heroEyebrow: 'Uma biblioteca de mimos',
  heroTitle: 'O presente certo existe. A gente ajuda a encontrar.',
  heroText: 'Ideias escolhidas com carinho para cada pessoa, cada data e cada intenção.',
  heroAction: 'Explorar categorias',
  heroSecondaryAction: 'Ver ocasiões',
  counter: counterWithPlus,
  giftsCounter: 'presentes',
  categoriesCounter: 'categorias',
  newest: 'Novidades Exclusivas',
  newestLink: 'Ver todas as novidades',
  categories: 'Categorias',
  categoriesLink: 'Ver todas as categorias',
  featured: 'Presentes Mais Amados',
  featuredLink: 'Ver presentes em alta',
} as const;
