import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';

type Row = readonly [ReactNode, ReactNode, ReactNode];

const category = (slug: string, name: string) => <a href={paths.category(slug)}>{name}</a>;
const occasion = (slug: string, name: string) => <a href={paths.occasion(slug)}>{name}</a>;

/** What to wrap, how, and what makes it easy. */
export const GIFT_TYPES: readonly Row[] = [
  [
    'Livro',
    'Papel de gramatura média, como uma caixa baixa',
    <>
      Cole uma fitinha de marcador para fora: quem ganha já começa a ler com ela. Veja ideias para{' '}
      {category('leitores', 'leitores')}.
    </>,
  ],
  [
    'Garrafa',
    'Tecido amarrado no gargalo ou papel franzido em volta',
    'Role a garrafa deitada no papel e torça a sobra de cima como um bombom.',
  ],
  [
    'Roupa e tecido',
    'Papel de seda dentro, caixa rasa ou saco de pano fora',
    'Dobre em torno de um papelão do tamanho de uma folha: a roupa ganha quinas.',
  ],
  [
    'Caneca, vela e cerâmica',
    'Caixa cúbica com papel amassado no fundo',
    'Se chacoalhar e ouvir barulho, falta recheio. Encha antes de fechar.',
  ],
  [
    'Planta',
    'Juta ou papel pardo só até a borda do vaso',
    <>
      Nunca feche as folhas. Um laço baixo já é embrulho; mais em{' '}
      {category('jardim-e-plantas', 'jardim e plantas')}.
    </>,
  ],
  [
    'Coisa redonda ou com cabo',
    'Saco de papel grande, boca dobrada duas vezes',
    'Passe a fita por dois furos feitos na dobra: fecha e enfeita ao mesmo tempo.',
  ],
  [
    'Ingresso, vale ou viagem',
    'Envelope dentro de uma caixa bem maior',
    'Esconda uma pista no caminho: um mapa, uma concha, um saquinho de pipoca.',
  ],
];

/** Which paper and ribbon each occasion asks for. */
export const PATTERNS: readonly Row[] = [
  [
    occasion('aniversario', 'Aniversário'),
    'Listras, bolinhas e confete miúdo',
    'Fita em cor contrastante e um balão pequeno preso ao laço',
  ],
  [
    occasion('natal', 'Natal'),
    'Papel pardo com carimbo, xadrez ou verde liso',
    'Barbante vermelho e um galhinho de alecrim, que ainda perfuma',
  ],
  [
    occasion('dia-das-maes', 'Dia das Mães'),
    'Florais de traço fino, tons claros',
    'Fita de algodão e uma flor de verdade enfiada no nó',
  ],
  [
    occasion('dia-dos-namorados', 'Dia dos Namorados'),
    'Liso em tom fechado: vinho, azul-noite, preto',
    'Fita de veludo. Corações, se quiser, só por dentro do papel',
  ],
  [
    occasion('casamento', 'Casamento e bodas'),
    'Branco, marfim ou textura de linho',
    'Fita larga de cetim e as iniciais escritas à mão',
  ],
  [
    occasion('cha-de-bebe', 'Chá de bebê'),
    'Bichos, nuvens ou papel de algodão liso',
    'Use uma fralda de pano como embrulho: nada se perde',
  ],
  [
    occasion('formatura', 'Formatura'),
    'Jornal, mapa ou a planta da profissão',
    'Barbante e um canudo de papel no lugar do laço',
  ],
  [
    occasion('melhoras', 'Melhoras'),
    'Lisos calmos e tecido macio ao toque',
    'Nó simples, que se abre com uma mão só',
  ],
];

export const MISTAKES = [
  {
    wrong: 'Cortar no olho',
    right: 'Meça ou use o barbante. Três centímetros a menos e a caixa aparece no canto, rindo.',
  },
  {
    wrong: 'Fita adesiva à mostra',
    right: 'Prefira a de dupla face, por dentro da dobra. Três pedaços fecham uma caixa inteira.',
  },
  {
    wrong: 'Laço maior que o presente',
    right: 'A regra da casa: o laço ocupa até um terço do lado em que está.',
  },
  {
    wrong: 'Embrulho à prova de resgate',
    right:
      'Se precisa de tesoura para abrir, alguém vai abrir sozinho na cozinha. Pense em quem rasga.',
  },
] as const;
