import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

import { noticesOf } from '@/lib/notices-of';

/**
 * Names a document that has no title yet by what it is going to be: Payload says of all of them that they have none. Answers the
 * name until Payload says it too, which it cannot in the server's HTML.
 */
export function useNewTitle(): string | null {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { t } = useTranslation();
  const fresh = noticesOf(collectionSlug)?.fresh;
  const isUntitled =
    id === undefined && (title.trim() === '' || title === `[${t('general:untitled')}]`);

  useEffect(() => {
    if (!isUntitled || fresh === undefined) return;
    // Payload sets its own in effects that run after this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(fresh));
    return () => cancelAnimationFrame(frame);
  }, [isUntitled, fresh, setDocumentTitle]);

  return isUntitled ? (fresh ?? null) : null;
}
