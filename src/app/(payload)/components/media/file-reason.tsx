'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

const PATH = 'file';
/** Why the server refused a file, for as long as the browser has the file. */
const reasons = new WeakMap<File, string>();

/**
 * Keeps the server's reason at the file that it is about, shows nothing itself. Payload's field takes any chosen file for
 * right as soon as it is drawn, which happens anew whenever another one of several files is looked at.
 */
export function FileReason() {
  const file = useFormFields(([fields]) => fields[PATH]);
  const dispatch = useFormFields(([, change]) => change);
  const { errorMessage, valid, value } = file ?? {};

  useEffect(() => {
    if (!(value instanceof File)) return;
    if (valid === false && errorMessage !== undefined) reasons.set(value, errorMessage);
    const reason = reasons.get(value);
    if (reason === undefined || valid === false) return;
    dispatch({ type: 'ADD_SERVER_ERRORS', errors: [{ path: PATH, message: reason }] });
  }, [dispatch, errorMessage, valid, value]);

  return null;
}
