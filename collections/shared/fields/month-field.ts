import type { SelectField } from 'payload';

import { MONTHS } from '@/domain/months';
import { messages } from '@/messages';

/** 'Todo ano' or one of the twelve months. */
export function monthField(options: { required?: boolean } = {}): SelectField {
  const { required = false } = options;
  return {
    name: 'month',
    type: 'select',
    label: 'Mês',
    required,
    options: MONTHS.map(({ value, label }) => ({ value, label })),
    enumName: 'month',
    admin: { position: 'sidebar' },
    validate: (value: unknown) => {
      if (value == null || value === '') return !required || messages.editing.missing.month;
      return MONTHS.some((month) => month.value === value) || messages.editing.monthUnknown;
    },
  };
}
