import type { GraphQLField, GraphQLObjectType, GraphQLSchema, SelectionSetNode } from 'graphql';
import { getArgumentValues, getNamedType, getNullableType, Kind } from 'graphql';
import { isListType, isObjectType, type FieldNode, type FragmentDefinitionNode } from 'graphql';

import { QUERY_LIMIT_DEFAULT, QUERY_LIMIT_MAX } from '@/domain/query-limits';
import { property } from '@/lib/property';

export type Cost = {
  /** Documents that the operation itself asks for, in all its lists together. */
  rows: number;
  /** Values to be made, a document counted as several. */
  value: number;
  /** The most relations followed one after the other from a document. */
  relations: number;
};

type Field = GraphQLField<unknown, unknown>;
type Variables = Record<string, unknown>;
type Fragment = (name: string) => FragmentDefinitionNode | null | undefined;

const NOTHING: Cost = { rows: 0, value: 0, relations: 0 };

/** Reading a document asks access, hooks and the database; a value is looked up. */
const DOCUMENT_COST = 10;
/** A related document is read once for all the documents that relate to it. */
const RELATED_COST = 3;
/** What a list of relations is taken to hold: gifts have one to ten pictures and few categories. */
const RELATED_ITEMS = 3;

/**
 * What an operation comes to before it is executed: the rows that its limits let it have, times what is asked of each.
 * It walks fragments out, so the document must have been measured before.
 */
export function operationCost(
  schema: GraphQLSchema,
  fragmentOf: Fragment,
  variables: Variables,
): (set: SelectionSetNode, type: GraphQLObjectType) => Cost {
  return ofSet;

  function ofSet(set: SelectionSetNode, type: GraphQLObjectType): Cost {
    const sum = { ...NOTHING };
    for (const selection of set.selections) {
      let one = NOTHING;
      if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value];
        if (field !== undefined) one = ofField(selection, field);
      } else {
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentOf(selection.name.value);
        const condition = fragment?.typeCondition?.name.value;
        const target = condition === undefined ? type : schema.getType(condition);
        if (fragment && isObjectType(target)) one = ofSet(fragment.selectionSet, target);
      }
      sum.rows += one.rows;
      sum.value += one.value;
      sum.relations = Math.max(sum.relations, one.relations);
    }
    return sum;
  }

  function ofField(node: FieldNode, field: Field): Cost {
    const type = getNamedType(field.type);
    if (node.selectionSet === undefined || !isObjectType(type)) return { ...NOTHING, value: 1 };
    const inner = ofSet(node.selectionSet, type);
    if (isRelation(field)) {
      const items = isListType(getNullableType(field.type)) ? RELATED_ITEMS : 1;
      return {
        rows: 0,
        value: items * (RELATED_COST + inner.value),
        relations: inner.relations + 1,
      };
    }
    const rows = rowsOf(node, field);
    if (rows === 0) return { ...inner, value: 1 + inner.value };
    return { ...inner, rows, value: rows * (DOCUMENT_COST + inner.value) };
  }

  function rowsOf(node: FieldNode, field: Field): number {
    const names = field.args.map(({ name }) => name);
    if (!names.includes('limit')) return names.includes('id') ? 1 : 0;
    const limit = limitOf(node, field);
    if (limit == null) return QUERY_LIMIT_DEFAULT;
    // What is out of bounds is refused by the operation itself; until then it counts as the most that there may be.
    return typeof limit === 'number' && limit >= 1 ? limit : QUERY_LIMIT_MAX;
  }

  function limitOf(node: FieldNode, field: Field): unknown {
    try {
      return getArgumentValues(field, node, variables).limit;
    } catch {
      // Validation says what is wrong with the arguments.
      return QUERY_LIMIT_MAX;
    }
  }
}

/** Payload marks the fields that lead to other documents. */
function isRelation({ extensions }: Field): boolean {
  const type = property(extensions.field, 'type');
  return type === 'relationship' || type === 'upload';
}
