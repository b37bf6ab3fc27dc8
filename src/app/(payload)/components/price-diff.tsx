'use client';

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui';
import type { NumberFieldDiffClientComponent } from 'payload';

import { formatPrice } from '@/domain/price';

/** A price where versions are compared, as visitors read it. */
export const PriceDiff: NumberFieldDiffClientComponent = (props) => {
  const { comparisonValue, field, locale, nestingLevel, versionValue } = props;
  const { i18n } = useTranslation();
  const { From, To } = getHTMLDiffComponents({
    fromHTML: paragraph(comparisonValue),
    toHTML: paragraph(versionValue),
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      className="text-diff"
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: field.label, locale }}
      nestingLevel={nestingLevel}
    />
  );
};

function paragraph(price: unknown): string {
  const text = typeof price === 'number' ? formatPrice(price) : '';
  return `<p>${text === '' ? '<span class="html-diff-no-value"></span>' : text}</p>`;
}
