'use client';

import { TextInput, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useState } from 'react';

import { parsePrice } from '@/domain/price';

const DECIMAL = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** A price as Brazilians write it: a browser's own number field would swallow the comma. */
export const PriceField: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<number | string | null>({ path });
  const [typed, setTyped] = useState<{ text: string; value: number | string | null }>();
  // What was typed stays as it was written, until the value changes in another way (a version is restored, say).
  const text = typed != null && typed.value === (value ?? null) ? typed.text : toText(value);

  return (
    <TextInput
      path={path}
      label={field.label}
      required={field.required}
      description={field.admin?.description}
      placeholder="0,00"
      readOnly={readOnly || disabled}
      showError={showError}
      style={{ flex: '1 1 0', minWidth: '12rem' }}
      value={text}
      htmlAttributes={DECIMAL}
      onChange={(event: { target: { value: string } }) => {
        const next = toValue(event.target.value);
        setTyped({ text: event.target.value, value: next });
        setValue(next);
      }}
    />
  );
};

/** What is no price is sent as it is, so that the answer can say so. */
function toValue(text: string): number | string | null {
  return text.trim() === '' ? null : (parsePrice(text) ?? text);
}

function toText(value: number | string | null | undefined): string {
  return typeof value === 'number' ? value.toFixed(2).replace('.', ',') : (value ?? '');
}
