import type {
  DefinitionNode,
  DocumentNode,
  FragmentDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { Kind } from 'graphql';

/** What a selection comes to with every fragment in it written out. */
export type Measure = {
  selections: number;
  directives: number;
  depth: number;
  /** Fields of the selection itself, not of those within it. */
  rootFields: number;
};

/** An error only because it ends the walk from any depth; it is answered, never logged. */
export class FragmentCycle extends Error {
  override readonly name = 'FragmentCycle';
  constructor(readonly fragment: string) {
    super(fragment);
  }
}

const NOTHING: Measure = { selections: 0, directives: 0, depth: 0, rootFields: 0 };

/**
 * Measures each definition of a document. Every fragment is walked once, however often it is spread: the time is linear
 * in the document even where its expansion doubles with each line.
 */
export function measureDocument(document: DocumentNode): Map<DefinitionNode, Measure> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  const measured = new Map<DefinitionNode, Measure>();
  const open = new Set<DefinitionNode>();
  for (const definition of document.definitions) ofDefinition(definition);
  return measured;

  function ofDefinition(definition: DefinitionNode): Measure {
    const known = measured.get(definition);
    if (known !== undefined) return known;
    if (!('selectionSet' in definition)) return NOTHING;
    if (open.has(definition)) throw new FragmentCycle(definition.name?.value ?? '');
    open.add(definition);
    const measure = ofSet(definition.selectionSet);
    open.delete(definition);
    const own = { ...measure, directives: measure.directives + countDirectives(definition) };
    measured.set(definition, own);
    return own;
  }

  function ofSet(set: SelectionSetNode): Measure {
    const sum = { ...NOTHING };
    for (const selection of set.selections) {
      const one = ofSelection(selection);
      sum.selections += one.selections;
      sum.directives += one.directives + countDirectives(selection);
      sum.rootFields += one.rootFields;
      sum.depth = Math.max(sum.depth, one.depth);
    }
    return sum;
  }

  function ofSelection(selection: SelectionNode): Measure {
    if (selection.kind === Kind.INLINE_FRAGMENT) return counted(ofSet(selection.selectionSet));
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value);
      return counted(fragment === undefined ? NOTHING : ofDefinition(fragment));
    }
    const inner = selection.selectionSet ? ofSet(selection.selectionSet) : NOTHING;
    return { ...counted(inner), depth: inner.depth + 1, rootFields: 1 };
  }
}

/** A spread costs something even where the fragment is empty or unknown. */
function counted(measure: Measure): Measure {
  return { ...measure, selections: measure.selections + 1 };
}

function countDirectives(node: DefinitionNode | SelectionNode): number {
  return node.directives?.length ?? 0;
}
