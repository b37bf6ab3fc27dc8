'use client';

import { Button, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui';

import { publishing as words } from '@/messages/publishing';

import { useSave } from '../form/use-save';
import { ScheduleButton } from '../schedule/schedule-button';

/**
 * In place of Payload's button, which calls it changes even when nothing has been published yet, loses what is pressed beside an
 * autosave, and hangs a drawer for schedules on it that takes no date as it is written in Brazil: ours is beside it.
 */
export function PublishGiftButton() {
  const info = useDocumentInfo();
  const { isReady, isAutosaving, save } = useSave('published', () => {
    info.setUnpublishedVersionCount(0);
    info.setHasPublishedDoc(true);
  });
  const isModified = useFormModified();
  const { t } = useTranslation();
  // Between the answer to an autosave and its end the form is not modified, and no newer version is counted.
  const hasChanges =
    isModified || isAutosaving || info.unpublishedVersionCount > 0 || !info.hasPublishedDoc;
  return (
    <>
      <ScheduleButton />
      {info.hasPublishPermission === true ? (
        <div className="form-submit">
          <Button
            id="action-save"
            type="button"
            size="medium"
            disabled={!isReady || !hasChanges}
            onClick={save}
          >
            {info.hasPublishedDoc ? t('version:publishChanges') : words.publish}
          </Button>
        </div>
      ) : null}
    </>
  );
}
