'use client';

import { type ReactNode, useEffect } from 'react';

import { keepMended } from './keep-mended';

/**
 * Gives the panel's controls names that screen readers can say: Payload leaves some without one, above all in drawers, and
 * has written some, and a few texts, in English into its code. There is no place to configure either.
 */
export function MendMarkup({ children }: { children: ReactNode }) {
  useEffect(() => keepMended(document.body), []);
  return children;
}
