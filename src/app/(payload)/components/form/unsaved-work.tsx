'use client';

import { useUnsaved } from './use-unsaved';

/** Part of each form of the catalogue: what is typed survives until it is stored. Shows nothing by itself. */
export function UnsavedWork() {
  useUnsaved();
  return null;
}
