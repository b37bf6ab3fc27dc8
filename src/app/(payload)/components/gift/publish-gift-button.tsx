'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';

import { publishing as words } from '@/messages/publishing';

import { ScheduleButton } from '../schedule/schedule-button';
import { usePublish } from './use-publish';

/**
 * In place of Payload's button, which calls it changes even when nothing has been published yet, loses what is pressed beside an
 * autosave, and hangs a drawer for schedules on it that takes no date as it is written in Brazil: ours is beside it.
 */
export function PublishGiftButton() {
  const { hasPublishedDoc, hasPublishPermission } = useDocumentInfo();
  const { canPublish, publish } = usePublish();
  const { t } = useTranslation();
  return (
    <>
      <ScheduleButton />
      {hasPublishPermission === true ? (
        <div className="form-submit">
          <Button
            id="action-save"
            type="button"
            size="medium"
            disabled={!canPublish}
            onClick={publish}
          >
            {hasPublishedDoc ? t('version:publishChanges') : words.publish}
          </Button>
        </div>
      ) : null}
    </>
  );
}
