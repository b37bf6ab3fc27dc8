import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';

const category = (slug: string, name: string) => <a href={paths.category(slug)}>{name}</a>;

export const CLUES: readonly (readonly [string, string, ReactNode])[] = [
  [
    '“Minhas costas não aguentam mais essa cadeira.”',
    'Passa horas no mesmo lugar e já se acostumou com o incômodo.',
    category('trabalho-e-estudo', 'Trabalho e estudo'),
  ],
  [
    'Pediu sua mala emprestada pela segunda vez',
    'Viaja mais do que admite.',
    category('viajantes', 'Viajantes'),
  ],
  [
    'Fotografa a varanda dos outros',
    'Quer verde em casa e tem medo de matar a planta.',
    category('jardim-e-plantas', 'Jardim e plantas'),
  ],
  [
    'Salva receitas e nunca faz',
    'Falta um empurrão pequeno, não um livro de mil páginas.',
    category('cozinheiros', 'Cozinheiros'),
  ],
  [
    '“Um dia eu volto a desenhar.”',
    'O hobby está parado por falta de convite.',
    category('presentes-uteis', 'Presentes úteis'),
  ],
  [
    'Dorme no sofá com a televisão ligada',
    'Descansa mal. Conforto, aqui, é cuidado.',
    category('beleza-e-bem-estar', 'Beleza e bem-estar'),
  ],
];

export const MISTAKES = [
  {
    wrong: 'Comprar o que você gostaria de ganhar',
    right: 'Ótimo gosto, pessoa errada. Guarde o endereço e deixe escapar para alguém.',
  },
  {
    wrong: 'Presentear um projeto de melhoria',
    right: 'Balança, curso de organização e livro de dieta só para quem pediu, e por escrito.',
  },
  {
    wrong: 'Confundir a fase com a pessoa',
    right:
      'Quem acabou de ter um bebê continua gostando de samba. O pai é também um sujeito que pesca.',
  },
  {
    wrong: 'Apostar tudo no tamanho 40',
    right: 'Roupa e sapato só com informação de primeira mão, e sempre com a nota de troca.',
  },
] as const;
