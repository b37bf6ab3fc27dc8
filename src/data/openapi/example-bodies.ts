import type { JsonSchema } from './operation';

/** Of every document and relation in an example. */
export const EXAMPLE_ID = 12;

type Bodies = Readonly<{ create: JsonSchema; change: JsonSchema }>;

const paragraph = (text: string) => ({
  ...{ type: 'paragraph', version: 1, direction: null, format: '', indent: 0 },
  children: [{ type: 'text', version: 1, text }],
});
const richText = (text: string) => ({
  root: {
    ...{ type: 'root', version: 1, direction: null, format: '', indent: 0 },
    children: [paragraph(text)],
  },
});
const group: Bodies = {
  create: { name: 'Casa e cozinha', description: 'Para quem cuida da casa.', image: EXAMPLE_ID },
  change: { description: 'Para quem cuida da casa.' },
};

/** What the examples of writing send, by collection. Every id in them is `EXAMPLE_ID`. */
export const BODIES: Readonly<Record<string, Bodies>> = {
  gifts: {
    create: {
      title: 'Caneca esmaltada',
      shortDescription: 'Vai do fogão à mesa.',
      description: richText('Leve, resistente e feita para acompanhar o dia.'),
      price: 59.9,
      affiliateLink: 'https://loja.example/caneca',
      images: [EXAMPLE_ID],
      categories: [EXAMPLE_ID],
      intentions: ['para agradecer'],
      _status: 'published',
    },
    change: { price: 49.9, originalPrice: 59.9 },
  },
  categories: {
    create: { name: 'Cozinheiros', image: EXAMPLE_ID, group: EXAMPLE_ID },
    change: { description: 'Para quem testa receitas no domingo.' },
  },
  'category-groups': group,
  occasions: {
    create: {
      name: 'Dia do Café',
      description: 'Uma xícara de cada vez.',
      image: EXAMPLE_ID,
      month: 'maio',
    },
    change: { month: 'abril' },
  },
  'occasion-groups': group,
  media: {
    create: { alt: 'Caneca esmaltada azul' },
    change: { alt: 'Caneca esmaltada azul sobre a mesa' },
  },
  reviews: {
    create: { gift: EXAMPLE_ID, rating: 5, comment: 'Chegou linda e bem embalada.' },
    change: { hidden: false },
  },
};
