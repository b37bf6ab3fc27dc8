'use client';

import { ConfigProvider, PublishButton, useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { ClientConfig } from 'payload';
import { useMemo } from 'react';

import { publishing as words } from '@/messages/publishing';

import { ScheduleButton } from '../schedule/schedule-button';

/**
 * Payload's button, which calls it changes even when nothing has been published yet, and ours for schedules beside it:
 * the drawer that hangs on Payload's takes no date as it is written in Brazil.
 */
export function PublishGiftButton() {
  const { hasPublishedDoc } = useDocumentInfo();
  const { config } = useConfig();
  const unscheduled = useMemo(() => withoutSchedules(config), [config]);
  return (
    <>
      <ScheduleButton />
      <ConfigProvider config={unscheduled}>
        <PublishButton label={hasPublishedDoc ? undefined : words.publish} />
      </ConfigProvider>
    </>
  );
}

function withoutSchedules(config: ClientConfig): ClientConfig {
  const collections = config.collections.map((collection) => {
    const { versions } = collection;
    if (typeof versions !== 'object' || typeof versions.drafts !== 'object') return collection;
    const drafts = { ...versions.drafts, schedulePublish: false };
    return { ...collection, versions: { ...versions, drafts } };
  });
  return { ...config, collections };
}
