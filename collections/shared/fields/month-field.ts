import type { SelectField } from 'payload';

import { MONTHS } from '@/domain/months';
import { messages } from '@/messages';

/** 'Todo ano' or one of the twelve months. */
export function monthField(options: { required?: boolean; message?: string } = {}): SelectField {
  const { required = false, message } = options;
  return {
    name: 'month',
    type: 'select',
    label: 'Mês',
    required,
    options: MONTHS.map(({ value, label }) => ({ value, label })),
    enumName: 'month',
    admin: { position: 'sidebar' },
    validate: (value: unknown) => {
      if (value == null || value === '')
        return required ? (message ?? messages.admin.monthRequired) : true;
      return MONTHS.some((month) => month.value === value) || messages.admin.monthUnknown;
    },
  };
}
