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
import { useEffect, useRef } from 'react';

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
  const key = unsavedKey(user?.id, collectionSlug ?? '', id);
  const basis = typeof data?.updatedAt === 'string' ? data.updatedAt : null;
  const stored = useRef<Record<string, string>>(undefined);
  const wasProcessing = useRef(false);

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
    tell(key, unsaved, basis);
  }, [isInitializing, fields, key, basis, dispatchFields, setModified]);

  useEffect(() => {
    if (!isModified) return;
    const timer = setTimeout(() => {
      writeUnsaved(key, { values: changedSince(stored.current ?? {}, fields), basis });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
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

function tell(key: string, unsaved: Unsaved, basis: string | null): void {
  const hasChanged = unsaved.basis !== basis;
  toast.info(hasChanged ? words.recoveredOverChanges : words.recovered, {
    id: key,
    duration: SHOWN_MS,
    action: {
      label: words.discard,
      onClick: () => {
        forgetUnsaved(key);
        window.location.reload();
      },
    },
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
