import type { CollectionSlug, FlattenedField, SanitizedConfig } from 'payload';

import { namesOfPath } from './secret-paths';

/** Of a relation to several collections the id is asked by `value`; what is within JSON has no type. */
export type QueryField = FlattenedField | { type: 'id' | 'value' | 'within' };

/** The field that a path such as `categories.slug` leads to, through relations and groups. Undefined if there is none. */
export function fieldAt(
  config: SanitizedConfig,
  slug: CollectionSlug,
  path: string,
): QueryField | undefined {
  let fields = fieldsOf(config, slug);
  let field: QueryField | undefined;
  for (const name of namesOfPath(path)) {
    if (field?.type === 'json' || field?.type === 'richText') return { type: 'within' };
    if (field !== undefined && isToSeveral(field)) {
      return name === 'value' ? { type: 'value' } : undefined;
    }
    if (field !== undefined) fields = fieldsWithin(config, field);
    field = fields?.find((candidate) => candidate.name === name);
    if (field === undefined && name === 'id' && fields !== undefined) field = { type: 'id' };
    if (field === undefined) return undefined;
  }
  return field;
}

export function isToSeveral(field: QueryField): boolean {
  return 'relationTo' in field && Array.isArray(field.relationTo);
}

function fieldsOf(config: SanitizedConfig, slug: string): FlattenedField[] | undefined {
  return config.collections.find((collection) => collection.slug === slug)?.flattenedFields;
}

function fieldsWithin(config: SanitizedConfig, field: QueryField): FlattenedField[] | undefined {
  if ('flattenedFields' in field) return field.flattenedFields;
  if (!('relationTo' in field) || typeof field.relationTo !== 'string') return undefined;
  return fieldsOf(config, field.relationTo);
}
