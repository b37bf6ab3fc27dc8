import {
  useAllFormFields,
  useDocumentInfo,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';

import { takeRefused, type Refused } from '../requests/note-refusals';

/** Milliseconds after a change in which the form's own check has begun, and mostly answered. */
const CHECKED_MS = 800;

type Refusal = {
  values: string;
  fields: FormState;
  reasons: Refused[];
  /** The changed values that have been checked on our demand. */
  asked: string | null;
};

/**
 * Keeps the reasons of a refused form at their fields until something in the form is changed. A check of the form that
 * began before the refusal answers after it and says of every field that it is right; and what only the database knows,
 * such as a name that is taken, no check of the form would say again.
 *
 * After a change it sees to it that the change is checked: a check that began before it, and answers right after it, says
 * that the form is still as it was, and Payload then takes what was typed for checked.
 */
export function useRefusalReasons(): void {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const saved = collectionSlug ?? `globals/${globalSlug}`;
  const [fields, dispatchFields] = useAllFormFields();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const refusal = useRef<Refusal>(null);

  useEffect(() => {
    if (isProcessing || !isRefused) {
      refusal.current = null;
      return;
    }
    const values = valuesOf(fields);
    if (refusal.current === null) {
      refusal.current = { values, fields, reasons: takeRefused(saved), asked: null };
      const isKnown = refusal.current.reasons.length + reasonsOf(fields).length > 0;
      if (!isKnown) dispatchFields(askAgain(fields));
    }
    if (refusal.current.values !== values) {
      const { current } = refusal;
      if (current.asked === values || !isDoubtful(fields, current)) return;
      const timer = setTimeout(() => {
        current.asked = values;
        dispatchFields(askAgain(fields));
      }, CHECKED_MS);
      return () => clearTimeout(timer);
    }
    const { reasons } = refusal.current;
    const lost = reasons.filter(({ path }) => fields[path]?.valid !== false);
    if (lost.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost });
    const known = new Set(reasons.map(({ path }) => path));
    reasons.push(...reasonsOf(fields).filter(({ path }) => !known.has(path)));
  }, [fields, isProcessing, isRefused, saved, dispatchFields]);
}

/**
 * A refusal that named no field, as by the form's own check, may be answered over by an earlier check before it is drawn.
 * Payload checks again what differs from the last check, if only by an empty reason.
 */
function askAgain(fields: FormState) {
  const [path = ''] = Object.keys(fields);
  return { type: 'UPDATE', path, errorMessage: '' } as const;
}

/** Whether a field is still marked for the very reason that its former value was refused for. */
function isDoubtful(fields: FormState, refusal: Refusal): boolean {
  return refusal.reasons.some(({ path, message }) => {
    const { valid, errorMessage, value } = fields[path] ?? {};
    if (valid !== false || errorMessage !== message) return false;
    return JSON.stringify(refusal.fields[path]?.value ?? null) !== JSON.stringify(value ?? null);
  });
}

function valuesOf(fields: FormState): string {
  const values = Object.entries(fields).map(([path, { value }]) => [path, value ?? null]);
  return JSON.stringify(values.sort());
}

function reasonsOf(fields: FormState): Refused[] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage !== undefined ? [{ path, message: errorMessage }] : [],
  );
}
