import type { GraphQLFieldConfig, GraphQLObjectType } from 'graphql';
import { getNamedType, isObjectType } from 'graphql';
import type { SanitizedConfig } from 'payload';

type Queries = NonNullable<SanitizedConfig['graphQL']['queries']>;

/**
 * Payload leaves out of its permissions what is not permitted and shortens what is to `true`, while its schema promises
 * every permission with a value: who may not enter the panel got an internal error. Here each is written out.
 */
export const permissionQueries: Queries = (_, { Query }) =>
  Object.fromEntries(
    // The border to Payload's types: the fields are what it has just built.
    Object.entries(Query.fields as Record<string, GraphQLFieldConfig<unknown, unknown>>)
      .filter(([name]) => name === 'Access' || name.startsWith('docAccess'))
      .map(([name, field]) => [name, written(field)]),
  );

function written(field: GraphQLFieldConfig<unknown, unknown>) {
  const type = getNamedType(field.type);
  return {
    ...field,
    async resolve(...args: Parameters<NonNullable<typeof field.resolve>>): Promise<unknown> {
      const permissions: unknown = await field.resolve?.(...args);
      return isObjectType(type) ? writeOut(type, permissions) : permissions;
    },
  };
}

/** `permissions` in the shape of `type`: `true` permits everything below it, what is absent is not permitted. */
function writeOut(type: GraphQLObjectType, permissions: unknown): unknown {
  const fields = type.getFields();
  if ('permission' in fields) {
    return typeof permissions === 'object' && permissions !== null
      ? permissions
      : { permission: permissions === true };
  }
  const entries = Object.values(fields).map(({ name, type: fieldType }) => {
    const inner = permissions === true || ownProperty(permissions, name);
    const target = getNamedType(fieldType);
    return [name, isObjectType(target) ? writeOut(target, inner) : inner === true];
  });
  return Object.fromEntries(entries);
}

function ownProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
