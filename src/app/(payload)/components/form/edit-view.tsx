'use client';

import { DefaultEditView, useDocumentInfo, useEditDepth } from '@payloadcms/ui';
import type { ComponentProps } from 'react';

import { useHydrated } from '@/ui/use-hydrated';

import { NewHeader } from './new-header';
import { RefusalReasons } from './refusal-reasons';
import { SaveDraftButton } from './save-draft-button';
import { useNewTitle } from './use-new-title';
import { useReleaseLock } from './use-release-lock';

/**
 * The form of every document. One that somebody else is editing begins with a dialog, which is drawn elsewhere in the page:
 * React takes that for a part of the server's HTML as long as the page is not alive, and finds nothing of it there.
 */
export function EditView(props: ComponentProps<typeof DefaultEditView>) {
  const isAlive = useHydrated();
  const { isLocked } = useDocumentInfo();
  const isOnPage = useEditDepth() === 1;
  const newTitle = useNewTitle();
  useReleaseLock();
  return (
    <>
      {newTitle !== null && isOnPage ? (
        <NewHeader title={newTitle} description={props.Description} />
      ) : null}
      {isLocked && !isAlive ? null : (
        <DefaultEditView
          {...props}
          BeforeDocumentControls={
            <>
              {props.BeforeDocumentControls}
              <RefusalReasons />
            </>
          }
          SaveDraftButton={<SaveDraftButton />}
        />
      )}
    </>
  );
}
