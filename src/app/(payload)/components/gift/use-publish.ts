import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Publishes the gift of the form. What is asked for while it is saved by itself is done right after that: the button is there
 * all the while, as a press that began on a button and ends on a disabled one is no click.
 */
export function usePublish(): { canPublish: boolean; publish: () => void } {
  const info = useDocumentInfo();
  const { routes } = useConfig().config;
  const form = useForm();
  const isModified = useFormModified();
  const isInitializing = useFormInitializing();
  const isProcessing = useFormProcessing();
  const isAutosaving = useFormBackgroundProcessing();
  const isAsked = useRef(false);
  // Between the answer to an autosave and its end the form is not modified, and no newer version is counted.
  const hasChanges =
    isModified || isAutosaving || info.unpublishedVersionCount > 0 || !info.hasPublishedDoc;

  async function send(): Promise<void> {
    const path = info.id === undefined ? '' : `/${info.id}`;
    const answer = await form.submit({
      action: `${routes.api}/${info.collectionSlug}${path}?depth=0`,
      overrides: { _status: 'published' },
    });
    if (answer === undefined) return;
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
  }

  const sendAsked = useEffectEvent(send);

  useEffect(() => {
    if (isAutosaving || !isAsked.current) return;
    isAsked.current = false;
    void sendAsked();
  }, [isAutosaving]);

  const isReady = !isInitializing && !isProcessing && !form.disabled;
  return {
    canPublish: isReady && hasChanges && info.uploadStatus !== 'uploading',
    publish: () => {
      if (isAutosaving) isAsked.current = true;
      else void send();
    },
  };
}
