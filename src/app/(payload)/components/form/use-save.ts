import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

const QUERIES = { draft: '?depth=0&draft=true', published: '?depth=0' };

type Save = {
  /** Whether the form can be sent; also while it is saved by itself. */
  isReady: boolean;
  isAutosaving: boolean;
  save: () => void;
};

/**
 * Stores the document of the form. What is asked for while it is saved by itself is done right after that: a button has to be there
 * all the while, as a press that began on a button and ends on a disabled one is no click.
 */
export function useSave(status: keyof typeof QUERIES, onStored: () => void): Save {
  const info = useDocumentInfo();
  const { routes } = useConfig().config;
  const form = useForm();
  const isInitializing = useFormInitializing();
  const isProcessing = useFormProcessing();
  const isAutosaving = useFormBackgroundProcessing();
  const isAsked = useRef(false);

  async function send(): Promise<void> {
    const path = info.id === undefined ? '' : `/${info.id}`;
    const answer = await form.submit({
      action: `${routes.api}/${info.collectionSlug}${path}${QUERIES[status]}`,
      overrides: { _status: status },
    });
    if (answer === undefined) return;
    info.setMostRecentVersionIsAutosaved(false);
    onStored();
  }

  const sendAsked = useEffectEvent(send);

  useEffect(() => {
    if (isAutosaving || !isAsked.current) return;
    isAsked.current = false;
    void sendAsked();
  }, [isAutosaving]);

  const isFree = !isInitializing && !isProcessing && !form.disabled;
  return {
    isReady: isFree && info.uploadStatus !== 'uploading',
    isAutosaving,
    save: () => {
      if (isAutosaving) isAsked.current = true;
      else void send();
    },
  };
}
