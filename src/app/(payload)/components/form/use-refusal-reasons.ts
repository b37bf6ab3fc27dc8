import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';

/** Milliseconds after a change in which the form's own check has begun, and mostly answered. */
const CHECKED_MS = 800;

type Reason = { path: string; message: string };
type Refusal = {
  values: string;
  fields: FormState;
  reasons: Reason[];
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
      refusal.current = { values, fields, reasons: [], asked: null };
      if (reasonsOf(fields).length === 0) dispatchFields(askAgain(fields));
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
  }, [fields, isProcessing, isRefused, dispatchFields]);
}

/**
 * The earlier check may answer between the refusal and the moment that the form is drawn: then its reasons were never seen.
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

function reasonsOf(fields: FormState): Refusal['reasons'] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage !== undefined ? [{ path, message: errorMessage }] : [],
  );
}
