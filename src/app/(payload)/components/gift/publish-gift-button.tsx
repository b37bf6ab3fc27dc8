'use client';

import { PublishButton, useDocumentInfo } from '@payloadcms/ui';

import { publishing as words } from '@/messages/publishing';

/** Payload's button, which calls it changes even when nothing has been published yet. */
export function PublishGiftButton() {
  const { hasPublishedDoc } = useDocumentInfo();
  return <PublishButton label={hasPublishedDoc ? undefined : words.publish} />;
}
