import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';

const occasion = (slug: string, name: string) => <a href={paths.occasion(slug)}>{name}</a>;

export const TIMING: readonly (readonly [ReactNode, string, string])[] = [
  [
    occasion('aniversario', 'Aniversário'),
    'Na chegada, se houver festa; no café da manhã, se morarem juntos',
    'O dia começa diferente e ninguém precisa carregar pacote à noite.',
  ],
  [
    occasion('casamento', 'Casamento'),
    'Na casa dos noivos, nas semanas antes',
    'No salão, caixas se perdem e ninguém tem mão livre para agradecer.',
  ],
  [
    occasion('natal', 'Natal'),
    'Um de cada vez, depois da ceia',
    'Se todos abrem juntos, ninguém vê ninguém abrir.',
  ],
  [
    occasion('cha-de-bebe', 'Chá de bebê'),
    'No chá, para o bebê; um mês depois, para quem cuida',
    'Quando as visitas somem é que o descanso e a comida pronta valem ouro.',
  ],
  [
    occasion('formatura', 'Formatura'),
    'No abraço da saída ou no primeiro dia do novo emprego',
    'No palco há foto demais. No dia seguinte, o presente vira amuleto.',
  ],
  [
    occasion('primeiro-emprego', 'Primeiro emprego'),
    'Na véspera, à noite',
    'Dá tempo de pôr na mochila e de dormir com a sensação de torcida.',
  ],
  [
    occasion('melhoras', 'Melhoras'),
    'No meio da recuperação, não no primeiro dia',
    'Na primeira semana há flores. Na terceira, tédio.',
  ],
];

export const MISTAKES = [
  {
    wrong: 'No meio de uma discussão',
    right: 'Vira argumento. Espere a conversa terminar e só então faça o gesto.',
  },
  {
    wrong: 'Na pressa da despedida',
    right: 'Um pacote enfiado na janela do carro merece o mesmo cuidado do resto. Marque um café.',
  },
  {
    wrong: 'Diante de quem não vai ganhar nada',
    right: 'Irmãos pequenos, colegas do lado: tenha um doce para dividir ou escolha outra hora.',
  },
  {
    wrong: 'Gravando tudo',
    right: 'Um celular apontado pede reação. Guarde o aparelho e assista com os olhos.',
  },
] as const;
