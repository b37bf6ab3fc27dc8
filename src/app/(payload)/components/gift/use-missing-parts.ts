import { useFormFields } from '@payloadcms/ui';

import { GIFT_PARTS, type GiftPart, missingParts } from '@/domain/gift-completeness';

/** What the gift in the form still lacks, as it is typed. */
export function useMissingParts(): GiftPart[] {
  // As a text, so that a component renders again only when the answer changes, not at each key.
  const missing = useFormFields(([fields]) => {
    const values = Object.fromEntries(
      [...GIFT_PARTS, 'occasions'].map((name) => [name, fields[name]?.value]),
    );
    return missingParts(values).join(' ');
  });
  return GIFT_PARTS.filter((part) => missing.split(' ').includes(part));
}
