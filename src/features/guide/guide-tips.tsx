import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';

export type GuideTip = { title: string; text: ReactNode };

/** Six ways of choosing well. */
export const GUIDE_TIPS: readonly GuideTip[] = [
  {
    title: 'Comece pela pessoa, não pela prateleira',
    text: (
      <>
        Antes de abrir qualquer loja, escreva três coisas que ela fez esta semana. Uma delas é a
        pista. Se nenhuma servir, veja{' '}
        <a href={paths.tipsDiscover}>como descobrir o que ela quer</a>.
      </>
    ),
  },
  {
    title: 'Decida o que o presente quer dizer',
    text: (
      <>
        Obrigado, parabéns e estou aqui são presentes diferentes. Escolha a frase e procure o objeto
        depois: <a href={paths.intention('para-agradecer')}>para agradecer</a>,{' '}
        <a href={paths.intention('para-celebrar')}>para celebrar</a> ou{' '}
        <a href={paths.intention('para-confortar')}>para confortar</a>.
      </>
    ),
  },
  {
    title: 'Marque o valor antes de se apaixonar',
    text: (
      <>
        Um limite combinado com você mesmo evita o arrependimento da fatura. E há beleza em todo
        preço: começamos a lista <a href={paths.category('ate-50-reais')}>até 50 reais</a>.
      </>
    ),
  },
  {
    title: 'Prefira o que se usa ao que se guarda',
    text: 'Imagine a pessoa daqui a dois meses, numa terça-feira. Se o presente aparece na cena, ele passou no teste. Se está no armário, continue procurando.',
  },
  {
    title: 'Leia quem já comprou',
    text: 'As avaliações de um presente contam o que a foto esconde: tamanho de verdade, barulho, cheiro, durabilidade. Duas críticas que dizem a mesma coisa valem mais que dez estrelas.',
  },
  {
    title: 'Deixe a porta da troca aberta',
    text: (
      <>
        Confira o prazo da loja e guarde a nota. Depois capriche no que não se troca: um{' '}
        <a href={paths.tipsWrapping}>bom embrulho</a> e um <a href={paths.tipsCards}>cartão seu</a>.
      </>
    ),
  },
];
