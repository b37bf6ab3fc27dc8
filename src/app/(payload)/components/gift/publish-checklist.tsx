'use client';

import type { GiftPart } from '@/domain/gift-completeness';
import { editing } from '@/messages/editing';
import { publishing as words } from '@/messages/publishing';

import { leadToField } from './lead-to-field';
import { useMissingParts } from './use-missing-parts';

const { missing, imageMissing } = editing;

/** The same reasons as those that the collection gives when it is published nevertheless. */
const REASONS: Record<GiftPart, string> = {
  title: missing.title,
  shortDescription: missing.shortDescription,
  description: missing.description,
  price: missing.price,
  affiliateLink: missing.affiliateLink,
  images: imageMissing.gift,
  categories: missing.taxonomy,
};

/** Below the button that publishes: what the gift lacks, each leading to its field. */
export function PublishChecklist() {
  const parts = useMissingParts();
  return (
    <section className="publish-checklist field-type" aria-labelledby="publish-checklist-title">
      <h2 id="publish-checklist-title" className="publish-checklist__title">
        {words.title}
      </h2>
      {parts.length === 0 ? <p className="publish-checklist__ready">{words.ready}</p> : null}
      <ul className="publish-checklist__list">
        {parts.map((part) => (
          <li key={part}>
            <button type="button" onClick={() => leadToField(part)}>
              {REASONS[part]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
