'use client';

import { useDocumentInfo } from '@payloadcms/ui';

import { paths } from '@/lib/paths';
import { admin } from '@/messages/admin';

type Props = { kind: 'gift' | 'category' | 'occasion' };

/** Leads to the public page of what is being edited; absent as long as visitors would find none. */
export function ViewOnSite({ kind }: Props) {
  const { id, hasPublishedDoc, data } = useDocumentInfo();
  const slug: unknown = data?.slug;
  const href = addressOf();
  if (href == null) return null;
  return (
    <p className="field-type panel-view-on-site">
      <a href={href} target="_blank" rel="noopener">
        {admin.viewOnSite} <span aria-hidden="true">↗</span>
        <span className="sr-only"> {admin.inNewTab}</span>
      </a>
    </p>
  );

  function addressOf(): string | null {
    if (id == null) return null;
    if (kind === 'gift') return hasPublishedDoc ? paths.gift(Number(id)) : null;
    if (typeof slug !== 'string') return null;
    return kind === 'category' ? paths.category(slug) : paths.occasion(slug);
  }
}
