import { formatNumber } from '@/domain/format-number';

const gifts = (count: number) => (count === 1 ? '1 presente' : `${formatNumber(count)} presentes`);

/** What staff read about exporting and importing gifts. */
export const exchange = {
  yes: 'Sim',
  no: 'Não',
  export: {
    open: 'Exportar',
    selected: (count: number) =>
      count === 1 ? '1 selecionado' : `${formatNumber(count)} selecionados`,
    shown: (count: number) => `${gifts(count)} da lista`,
  },
} as const;
