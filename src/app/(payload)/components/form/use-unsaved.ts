import {
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';

import { editing as words } from '@/messages/editing';

import {
  forgetUnsaved,
  readUnsaved,
  type Unsaved,
  unsavedKey,
  writeUnsaved,
} from './unsaved-store';

const PAUSE_MS = 400;
/** Long enough to read it and to decide. */
const SHOWN_MS = 15_000;
/** Payload's own: they change with each save. */
const NOT_TYPED = new Set(['updatedAt', 'createdAt', '_status', 'file']);

/**
 * Keeps what is typed until it is stored: the session may end, the connection break, the page be reloaded. It comes back
 * when the same user opens the same form in the same tab, and the editor is told.
 */
export function useUnsaved(): void {
  const { id, collectionSlug, data } = useDocumentInfo();
  const { user } = useAuth();
  const { setModified } = useForm();
  const [fields, dispatchFields] = useAllFormFields();
  // The form takes its initial state over whatever is put into it before.
  const isInitializing = useFormInitializing();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  // A session that ends takes the user away; what is in the form is still of whoever opened it.
  const [userId] = useState(user?.id);
  const key = unsavedKey(userId, collectionSlug ?? '', id);
  const basis = typeof data?.updatedAt === 'string' ? data.updatedAt : null;
  const stored = useRef<Record<string, string>>(undefined);
  const wasProcessing = useRef(false);
  const isDiscarded = useRef(false);

  useEffect(() => {
    if (isInitializing || stored.current !== undefined) return;
    stored.current = textsOf(fields);
    const unsaved = readUnsaved(key);
    if (unsaved === null) return;
    for (const [path, value] of Object.entries(unsaved.values)) {
      // The editor of rich text takes over only what is initial.
      if (path in fields) dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    }
    setModified(true);
    tell(key, unsaved, basis, () => {
      isDiscarded.current = true;
      forgetUnsaved(key);
      window.location.reload();
    });
  }, [isInitializing, fields, key, basis, dispatchFields, setModified]);

  useEffect(() => {
    if (!isModified) return;
    const write = () => {
      if (isDiscarded.current) return;
      writeUnsaved(key, { values: changedSince(stored.current ?? {}, fields), basis });
    };
    const timer = setTimeout(write, PAUSE_MS);
    // Whoever leaves does not wait for the pause.
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [isModified, fields, key, basis]);

  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing;
    wasProcessing.current = isProcessing;
    if (!hasEnded) return;
    if (isRefused) {
      // Payload takes a refused form for a saved one, and would neither save it again nor ask before it is left.
      setModified(true);
    } else {
      stored.current = textsOf(fields);
      forgetUnsaved(key);
    }
  }, [isProcessing, isRefused, fields, key, setModified]);
}

function tell(key: string, unsaved: Unsaved, basis: string | null, onDiscard: () => void): void {
  const hasChanged = unsaved.basis !== basis;
  toast.info(hasChanged ? words.recoveredOverChanges : words.recovered, {
    id: key,
    duration: SHOWN_MS,
    action: { label: words.discard, onClick: onDiscard },
  });
}

function textsOf(fields: FormState): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, { value }]) => [path, JSON.stringify(value ?? null)]),
  );
}

function changedSince(before: Record<string, string>, fields: FormState): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([path]) => !NOT_TYPED.has(path))
      .filter(([path, { value }]) => JSON.stringify(value ?? null) !== (before[path] ?? 'null'))
      .map(([path, { value }]) => [path, value ?? null]),
  );
}
