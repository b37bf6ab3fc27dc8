import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from 'payload';

import { documentId } from '@/domain/document-id';
import { slugFromTitle, slugify } from '@/domain/slug';
import { property } from '@/lib/property';
import { messages } from '@/messages';

type Source = 'name' | 'title';

type Options = {
  /** The field that the slug is derived from when none is given. */
  from: Source;
  /** The message when another document has it. */
  taken: string;
};

type Arguments = {
  id?: number | string;
  collectionSlug?: string;
  data: object;
  event?: 'onChange' | 'submit';
  req: PayloadRequest;
};

const MAX_LENGTH = 200;
/** Room for what tells a copy from its original. */
const COPIED_LENGTH = MAX_LENGTH - 20;

/**
 * A unique slug: derived from the name or title when none is given, and normalised when one is. Uniqueness is an index in
 * the database; the validation only says it together with whatever else is wrong.
 */
export function slugField({ from, taken }: Options): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Endereço (slug)',
    required: true,
    unique: true,
    index: true,
    maxLength: MAX_LENGTH,
    admin: {
      position: 'sidebar',
      description: 'Preenchido a partir do nome quando fica em branco.',
    },
    hooks: { beforeValidate: [deriveSlug(from)], beforeDuplicate: [slugOfCopy] },
    validate: async (value: unknown, { id, collectionSlug, data, event, req }: Arguments) => {
      const source = property(data, from);
      // What is missing is the name, which says so itself.
      if (!value && (typeof source !== 'string' || source.trim() === '')) return true;
      // While a form is filled in, the slug that a blank field stands for has not been derived yet.
      const slug = event === 'onChange' ? toSlug(value, source, from) : value;
      if (typeof slug !== 'string' || slug === '') return messages.editing.slugEmpty;
      // The border to Payload: the collection that this field is part of.
      const collection = collectionSlug as CollectionSlug;
      return (await isTaken(req, collection, slug, documentId(id))) ? taken : true;
    },
  };
}

/** However often something is copied: Payload would give every copy the same slug, and an English one. */
const slugOfCopy: FieldHook = async ({ value, collection, req }): Promise<unknown> => {
  if (typeof value !== 'string' || collection === null) return value;
  const first = `${value.slice(0, COPIED_LENGTH)}-copia`;
  let copy = first;
  for (let count = 2; await isTaken(req, collection.slug, copy, null); count += 1) {
    copy = `${first}-${count}`;
  }
  return copy;
};

function deriveSlug(from: Source): FieldHook {
  return ({ value, data, originalDoc }): unknown => {
    const source: unknown = data?.[from] ?? property(originalDoc, from);
    return typeof (value || source) === 'string' ? toSlug(value, source, from) : value;
  };
}

/** A title loses its punctuation; a name, and a slug that is given, go through the general helper. */
function toSlug(given: unknown, source: unknown, from: Source): string {
  const derive = !given && from === 'title' ? slugFromTitle : slugify;
  const text = given || source;
  return typeof text === 'string' ? derive(text).slice(0, MAX_LENGTH).replace(/-+$/, '') : '';
}

async function isTaken(
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  id: number | null,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { slug: { equals: slug }, id: { not_equals: id ?? 0 } },
    // What is there keeps its slug, as the index has it.
    trash: true,
    req,
  });
  return totalDocs > 0;
}
