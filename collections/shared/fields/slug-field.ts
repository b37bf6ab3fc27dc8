import type { FieldHook, TextField } from 'payload';

import { slugFromTitle, slugify } from '@/domain/slug';
import { property } from '@/lib/property';
import { messages } from '@/messages';

type Options = {
  /** The field that the slug is derived from when none is given. */
  from: 'name' | 'title';
};

/**
 * A unique slug: derived from the name or title when none is given, and normalised
 * when one is. Uniqueness is an index in the database.
 */
export function slugField({ from }: Options): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Endereço (slug)',
    required: true,
    unique: true,
    index: true,
    maxLength: 200,
    admin: {
      position: 'sidebar',
      description: 'Preenchido a partir do nome quando fica em branco.',
    },
    hooks: { beforeValidate: [deriveSlug(from)] },
    validate: (value: unknown) =>
      typeof value === 'string' && value.length > 0 && value.length <= 200
        ? true
        : messages.admin.slugEmpty,
  };
}

function deriveSlug(from: Options['from']): FieldHook {
  // A title loses its punctuation; a name goes through the general helper.
  const derive = from === 'title' ? slugFromTitle : slugify;
  return ({ value: typed, data, originalDoc }): unknown => {
    const value: unknown = typed;
    const given: unknown = value ? value : (data?.[from] ?? property(originalDoc, from));
    const toSlug = value ? slugify : derive;
    return typeof given === 'string' ? toSlug(given).slice(0, 200).replace(/-+$/, '') : value;
  };
}
