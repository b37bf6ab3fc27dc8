'use client';

import type { DefaultCellComponentProps } from 'payload';

import { formatBytes } from '@/domain/bytes';
import { editorial } from '@/messages/editorial';

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

type Props = Pick<DefaultCellComponentProps, 'cellData'>;

export function BooleanCell({ cellData }: Props) {
  return <span>{cellData === true ? editorial.yes : editorial.no}</span>;
}

/** A number as it is written in Brazil: 1.234, 4,5. */
export function NumberCell({ cellData }: Props) {
  return <span>{typeof cellData === 'number' ? NUMBER.format(cellData) : '–'}</span>;
}

export function FileSizeCell({ cellData }: Props) {
  return <span>{typeof cellData === 'number' ? formatBytes(cellData) : '–'}</span>;
}
