'use client';

import { FreshForm } from './fresh-form';
import { useUnsaved } from './use-unsaved';

/** Part of each form of the catalogue: what is typed survives until it is stored. */
export function UnsavedWork() {
  useUnsaved();
  return <FreshForm />;
}
