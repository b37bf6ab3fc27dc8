'use client';

import './api-keys.css';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';

import { paths } from '@/lib/paths';
import { apiKeys as words } from '@/messages/api-keys';

import { IssueForm } from './issue-form';
import { ShownKey } from './shown-key';

/** Above the list of keys: makes one, and shows it the one time that it can be read. */
export function IssueKey() {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<string | null>(null);

  function close(): void {
    dialog.current?.close();
  }

  return (
    <div className="api-key-issue">
      <Button margin={false} onClick={() => dialog.current?.showModal()}>
        {words.create}
      </Button>
      <a href={paths.developers} target="_blank" rel="noopener">
        {words.reference}
      </a>
      <dialog
        ref={dialog}
        className="api-key-dialog"
        aria-labelledby="api-key-title"
        // The key would be lost: it goes when its reader says that it is stored.
        onCancel={(event) => shown !== null && event.preventDefault()}
        onClose={() => {
          setShown(null);
          router.refresh();
        }}
      >
        {shown === null ? (
          <IssueForm onIssued={setShown} onCancel={close} />
        ) : (
          <ShownKey value={shown} onDone={close} />
        )}
      </dialog>
    </div>
  );
}
