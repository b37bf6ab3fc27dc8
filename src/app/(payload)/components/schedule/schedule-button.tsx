'use client';

import { Button, Drawer, useDocumentInfo, useDocumentTitle, useModal } from '@payloadcms/ui';

import { publishing } from '@/messages/publishing';

import { ScheduleForm } from './schedule-form';
import { Upcoming } from './upcoming';
import { useUpcoming } from './use-upcoming';

const words = publishing.schedule;

/** Opens what is scheduled for the gift of the form. Nothing for one that was never stored, or is in the trash. */
export function ScheduleButton() {
  const { id, hasPublishPermission, isTrashed } = useDocumentInfo();
  const { isModalOpen, openModal } = useModal();
  if (id === undefined || hasPublishPermission !== true || isTrashed === true) return null;
  const drawer = `schedule-${id}`;
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        type="button"
        onClick={() => openModal(drawer)}
      >
        {words.open}
      </Button>
      {isModalOpen(drawer) ? <ScheduleDrawer slug={drawer} /> : null}
    </>
  );
}

function ScheduleDrawer({ slug }: { slug: string }) {
  const { title } = useDocumentTitle();
  const { upcoming, add, cancel } = useUpcoming();
  return (
    <Drawer slug={slug} title={words.title(title)}>
      <div className="schedule">
        <ScheduleForm onSave={add} />
        <Upcoming upcoming={upcoming} onCancel={cancel} />
      </div>
    </Drawer>
  );
}
