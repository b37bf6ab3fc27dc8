'use client';

import type { DefaultCellComponentProps } from 'payload';

import { formatPrice } from '@/domain/price';

/** A price in a list, as visitors read it. */
export function PriceCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? formatPrice(cellData) : '–'}</span>;
}
