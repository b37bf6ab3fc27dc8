'use client';

import type { DefaultCellComponentProps } from 'payload';

import { formatBytes } from '@/domain/bytes';
import { formatNumber } from '@/domain/format-number';
import { editorial } from '@/messages/editorial';

type Props = Pick<DefaultCellComponentProps, 'cellData'>;

export function BooleanCell({ cellData }: Props) {
  return <span>{cellData === true ? editorial.yes : editorial.no}</span>;
}

/** A number as it is written in Brazil: 1.234, 4,5. */
export function NumberCell({ cellData }: Props) {
  return <span>{typeof cellData === 'number' ? withItsDecimals(cellData) : '–'}</span>;
}

export function FileSizeCell({ cellData }: Props) {
  return <span>{typeof cellData === 'number' ? formatBytes(cellData) : '–'}</span>;
}

/** The words of a field that takes several. */
export function WordsCell({ cellData }: Props) {
  const words: unknown[] = Array.isArray(cellData) ? cellData : [];
  return <span>{words.length === 0 ? '–' : words.join(', ')}</span>;
}

/** At most two, and none that are zero at the end. */
function withItsDecimals(value: number): string {
  const rounded = String(Number(value.toFixed(2)));
  return formatNumber(value, rounded.split('.')[1]?.length ?? 0);
}
