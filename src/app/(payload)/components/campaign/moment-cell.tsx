'use client';

import type { DefaultCellComponentProps } from 'payload';

import { formatMoment } from '@/domain/dates';

/** A moment in a list, as clocks in São Paulo show it. */
export function MomentCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'string' ? formatMoment(new Date(cellData)) : '–'}</span>;
}
