'use client';

import {
  Button,
  useDocumentInfo,
  useEditDepth,
  useFormModified,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui';
import { useRef } from 'react';

import { useSave } from './use-save';

/** In place of Payload's button, which loses what is pressed beside an autosave. */
export function SaveDraftButton() {
  const info = useDocumentInfo();
  const { isReady, isAutosaving, save } = useSave('draft', () => {
    info.setUnpublishedVersionCount((count) => count + 1);
  });
  const isModified = useFormModified();
  const editDepth = useEditDepth();
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  // What has been saved by itself only, the next autosave replaces: pressed here, it stays among the versions.
  const hasChanges =
    info.id === undefined || isModified || isAutosaving || info.mostRecentVersionIsAutosaved;

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    button.current?.click();
  });

  return (
    <div className="form-submit">
      <Button
        id="action-save-draft"
        ref={button}
        type="button"
        buttonStyle="secondary"
        size="medium"
        disabled={!isReady || !hasChanges}
        onClick={save}
      >
        {t('version:saveDraft')}
      </Button>
    </div>
  );
}
