import { isSafeAddress } from '@/domain/link-schemes';
import { hasRichText } from '@/domain/rich-text';
import { isRecord } from '@/lib/is-record';
import { property } from '@/lib/property';
import { messages } from '@/messages';

/** The nodes that the editor of descriptions makes (see editor.ts). */
const KNOWN_NODES = new Set(['paragraph', 'text', 'linebreak', 'tab', 'link', 'autolink']);

/** Bounds the work that a hostile document can cause in the renderer. */
const MAX_DEPTH = 20;
const LINK_SHOWN = 80;

const words = messages.editing;

/** Why `value` cannot be a gift's description, or null. A document of blank paragraphs counts as none. */
export function descriptionProblem(value: unknown): string | null {
  if (value == null) return words.missing.description;
  const nodes = isRecord(value) && isRecord(value.root) ? value.root.children : null;
  if (!Array.isArray(nodes)) return messages.rest.badValue;
  for (const node of nodes) {
    const problem = nodeProblem(node, 0);
    if (problem !== null) return problem;
  }
  return hasRichText(value) ? null : words.missing.description;
}

function nodeProblem(node: unknown, depth: number): string | null {
  if (!isRecord(node) || depth > MAX_DEPTH) return words.descriptionUnknown;
  const { type, children } = node;
  if (typeof type !== 'string' || !KNOWN_NODES.has(type)) return words.descriptionUnknown;
  if (type === 'text') return typeof node.text === 'string' ? null : words.descriptionUnknown;
  if (type === 'link' || type === 'autolink') {
    const address = property(node.fields, 'url');
    if (!isSafeAddress(address)) return words.descriptionLink(String(address).slice(0, LINK_SHOWN));
  }
  if (children === undefined) return null;
  if (!Array.isArray(children)) return words.descriptionUnknown;
  for (const child of children) {
    const problem = nodeProblem(child, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}
