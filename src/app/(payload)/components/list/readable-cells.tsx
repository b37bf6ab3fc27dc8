'use client';

import type { DefaultCellComponentProps } from 'payload';

import { editorial } from '@/messages/editorial';

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const SIZE = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 3 });

type Props = Pick<DefaultCellComponentProps, 'cellData'>;

export function BooleanCell({ cellData }: Props) {
  return <span>{cellData === true ? editorial.yes : editorial.no}</span>;
}

/** A number as it is written in Brazil: 1.234, 4,5. */
export function NumberCell({ cellData }: Props) {
  return <span>{typeof cellData === 'number' ? NUMBER.format(cellData) : '–'}</span>;
}

export function FileSizeCell({ cellData }: Props) {
  return <span>{typeof cellData === 'number' ? inUnits(cellData) : '–'}</span>;
}

/** Bytes as file managers say them: 312 kB, 1,4 MB. */
function inUnits(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000
    ? `${SIZE.format(bytes / 1_000)} kB`
    : `${SIZE.format(bytes / 1_000_000)} MB`;
}
