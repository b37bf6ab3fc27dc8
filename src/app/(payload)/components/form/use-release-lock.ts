import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

import { idOf } from './id-of';

/**
 * Ends the editor's own lock when the form goes: with its tab, or for another page. Payload does so only for who confirms to
 * leave changes behind, and everybody else would be told for five minutes that the document is being edited. A page that the
 * browser brings back takes the lock again with the next change.
 */
export function useReleaseLock(): void {
  const { id, collectionSlug, globalSlug, documentLockState } = useDocumentInfo();
  const { user } = useAuth();
  const userId = user?.id;

  useEffect(() => {
    const release = () => {
      // Of a document that this page has only shown, another tab may hold the lock.
      if (userId === undefined || idOf(documentLockState.current?.user) !== userId) return;
      const query = new URLSearchParams(
        globalSlug === undefined
          ? {
              'where[document.relationTo][equals]': collectionSlug ?? '',
              'where[document.value][equals]': String(id),
            }
          : { 'where[globalSlug][equals]': globalSlug },
      );
      // The API deletes no lock of somebody else. One that cannot be deleted ends by itself.
      void fetch(`/api/payload-locked-documents?${query}`, {
        method: 'DELETE',
        keepalive: true,
      }).catch(() => undefined);
    };
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [id, collectionSlug, globalSlug, documentLockState, userId]);
}
