import type {
  CollectionBeforeOperationHook,
  Field,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from 'payload';

import { property } from '@/lib/property';
import { shared } from '@/lib/shared';

/** What of a collection's fields a read has to go through, where relations are followed and where they are not. */
type Plan = Record<'followed' | 'unfollowed', SanitizedCollectionConfig>;

/** Types whose values leave the database as they are answered. */
const PLAIN_TYPES = new Set<Field['type']>([
  ...(['text', 'textarea', 'email', 'code', 'number', 'checkbox', 'date'] as const),
  ...(['select', 'radio', 'json'] as const),
]);
const plans = shared('read-plans', () => new WeakMap<SanitizedCollectionConfig, Plan>());

/**
 * Lets a read go through those fields only that have something to do: a hook, an access function, a default value, a relation
 * to follow. Payload visits every field of every document and of every document in it, with several promises for each,
 * whether there is anything to do or not; that was most of what a list cost. The answer is the same.
 *
 * Not with `select`, where each visit also takes away what was not selected, and not for a document that the query brings.
 */
export const skipPlainFields: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || !('collection' in args)) return args;
  const { collection, currentDepth, depth, select } = args;
  const isBrought = 'data' in args && args.data !== undefined;
  if (select != null || isBrought) return args;
  const { followed, unfollowed } = planOf(collection.config);
  const isFollowed = (currentDepth ?? 1) <= depthOf(depth, req.payload.config);
  const config = isFollowed ? followed : unfollowed;
  return { ...args, collection: { ...collection, config } };
};

/** As deep as Payload's `afterRead` goes. */
function depthOf(given: number | undefined, { defaultDepth, maxDepth }: SanitizedConfig): number {
  const depth = given || given === 0 ? parseInt(String(given), 10) : defaultDepth;
  return Math.min(depth, maxDepth);
}

function planOf(config: SanitizedCollectionConfig): Plan {
  let plan = plans.get(config);
  if (plan === undefined) {
    plan = { followed: leanConfig(config, true), unfollowed: leanConfig(config, false) };
    plans.set(config, plan);
  }
  return plan;
}

function leanConfig(
  config: SanitizedCollectionConfig,
  isFollowed: boolean,
): SanitizedCollectionConfig {
  const fields = config.fields.filter((field) => !isPlain(field, isFollowed));
  // What is in a row has its position in its path, which other rows before it are part of.
  const hasContainer = fields.some((field) => !('name' in field));
  return hasContainer ? config : { ...config, fields };
}

/** Whether reading a document changes nothing of this field, whoever reads it. */
function isPlain(field: Field, isFollowed: boolean): boolean {
  if (field.type === 'ui') return true;
  if (field.type === 'row') return field.fields.every((inner) => isPlain(inner, isFollowed));
  if (!('name' in field) || hasSomethingToDo(field)) return false;
  if (PLAIN_TYPES.has(field.type)) return true;
  // An id that is not followed stays what it is.
  const isRelation = field.type === 'relationship' || field.type === 'upload';
  return isRelation && !isFollowed && typeof field.relationTo === 'string';
}

function hasSomethingToDo(field: Field): boolean {
  const hooks: unknown = property(property(field, 'hooks'), 'afterRead');
  const isHooked = Array.isArray(hooks) && hooks.length > 0;
  const isGuarded = property(property(field, 'access'), 'read') !== undefined;
  const isShaped = ['hidden', 'localized'].some((name) => property(field, name) === true);
  // Payload fills in what a document has no value of, and looks up what a virtual field names.
  const isFilled = property(field, 'defaultValue') !== undefined;
  return (
    isHooked || isGuarded || isShaped || isFilled || typeof property(field, 'virtual') === 'string'
  );
}
