import type { CollectionBeforeOperationHook } from 'payload';
import { ValidationError } from 'payload';

import { property } from '@/lib/property';
import { messages } from '@/messages';

/** Nodes of the editor that hold no others. */
const LEAVES = new Set([
  ...[
    'text',
    'linebreak',
    'tab',
    'horizontalrule',
    'upload',
    'relationship',
    'block',
    'inlineBlock',
  ],
]);

/**
 * The editor's code assumes that each node of a rich text is complete, and throws at one that is not. Whether there is
 * a text, and which nodes it may have, is checked by the field's own validation.
 */
export const refuseBrokenRichText: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const data: unknown = 'data' in args ? args.data : undefined;
  if (typeof data !== 'object' || data === null) return args;
  const errors = collection.flattenedFields.flatMap(({ name: path, type }) =>
    type === 'richText' && isBroken(Reflect.get(data, path))
      ? [{ path, message: messages.errors.api.badValue(path) }]
      : [],
  );
  if (errors.length === 0) return args;
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

function isBroken(value: unknown): boolean {
  const children: unknown = property(property(value, 'root'), 'children');
  return Array.isArray(children) && !children.every(isWhole);
}

function isWhole(node: unknown): boolean {
  const type = property(node, 'type');
  if (typeof type !== 'string') return false;
  if (type === 'text') return typeof property(node, 'text') === 'string';
  const children = property(node, 'children');
  if (children === undefined) return LEAVES.has(type);
  return Array.isArray(children) && children.every(isWhole);
}
