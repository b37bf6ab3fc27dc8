'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';

import { ResendButton } from './resend-button';

/** On a delivery's own page: sends it once more. */
export function DeliveryDesk() {
  const { id } = useDocumentInfo();
  const status = useFormFields(([fields]) => fields.status?.value);
  const message = useFormFields(([fields]) => fields.messageId?.value);
  if (id === undefined || status === 'queued') return null;
  return (
    <div className="field-type link-actions">
      <ResendButton
        id={Number(id)}
        what={typeof message === 'string' ? message : String(id)}
        onDone={() => window.location.reload()}
      />
    </div>
  );
}
