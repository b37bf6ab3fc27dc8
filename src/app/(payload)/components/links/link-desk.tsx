'use client';

import { useDocumentInfo, useFormModified } from '@payloadcms/ui';

import { links as words } from '@/messages/links';

import { LinkActions } from './link-actions';
import { LinkStateText } from './link-state';
import { useLink } from './use-link';

/** The state of a gift's link, beside the gift's form and on the link's own page. */
export function LinkDesk() {
  const { id, collectionSlug } = useDocumentInfo();
  const isChanged = useFormModified();
  const isOfGift = collectionSlug === 'gifts';
  const known = id === undefined ? null : Number(id);
  const { reading, reload } = useLink(
    known === null ? null : isOfGift ? { gift: known } : { link: known },
  );
  if (known === null || reading.status === 'absent' || reading.status === 'loading') return null;
  return (
    <section className="field-type link-desk" aria-label={words.title}>
      <h2>{words.title}</h2>
      {reading.status === 'failed' ? (
        <p className="link-hint">{words.unread}</p>
      ) : (
        <>
          <LinkStateText link={reading.link} />
          <LinkActions
            link={reading.link}
            canReplace={!isOfGift}
            {...(isOfGift && isChanged && { blocked: words.saveFirst })}
            // The form beside shows what the gift was before.
            onDone={() => (isOfGift ? window.location.reload() : void reload())}
          />
        </>
      )}
    </section>
  );
}
