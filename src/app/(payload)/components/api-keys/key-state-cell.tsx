'use client';

import type { DefaultCellComponentProps } from 'payload';

import { KeyState } from './key-state';

/** The same in a list. */
export function KeyStateCell({ rowData }: DefaultCellComponentProps) {
  const { id, name, expiresAt, revokedAt } = rowData as Record<string, unknown>;
  if (typeof id !== 'number') return null;
  const known = typeof name === 'string' ? name : '';
  return <KeyState id={id} name={known} expiresAt={expiresAt} revokedAt={revokedAt} />;
}
