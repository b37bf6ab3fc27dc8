import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload';

type GlobalHook = NonNullable<
  SanitizedConfig['globals'][number]['hooks']['beforeOperation']
>[number];

/** A check of a collection's operations, for those of a global. */
export function forGlobal(check: CollectionBeforeOperationHook): GlobalHook {
  return ({ global, ...hook }): unknown =>
    // The border to Payload's types: of a collection the checks read its slug, access, fields and `custom`, which a global has
    // too, and of the arguments what its own operations have.
    check({ ...hook, collection: global } as unknown as Parameters<typeof check>[0]);
}
