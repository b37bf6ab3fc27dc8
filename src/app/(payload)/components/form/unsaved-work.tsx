'use client';

import { FreshForm } from './fresh-form';
import { useRefusalReasons } from './use-refusal-reasons';
import { useUnsaved } from './use-unsaved';

/** Part of each form of the catalogue: what is typed survives until it is stored, and why it was refused until it is changed. */
export function UnsavedWork() {
  useUnsaved();
  useRefusalReasons();
  return <FreshForm />;
}
