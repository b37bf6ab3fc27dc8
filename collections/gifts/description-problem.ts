import { isRecord } from '@/lib/is-record';
import { messages } from '@/messages';

/** The nodes that the editor of descriptions makes (see editor.ts). */
const KNOWN_NODES = new Set(['paragraph', 'text', 'linebreak', 'tab', 'link', 'autolink']);

/** Bounds the work that a hostile document can cause in the renderer. */
const MAX_DEPTH = 20;

/** Why `value` cannot be a gift's description, or null. A document of blank paragraphs counts as none. */
export function descriptionProblem(value: unknown): string | null {
  if (value == null) return messages.admin.fieldsAndCategoryRequired;
  const nodes = isRecord(value) && isRecord(value.root) ? value.root.children : null;
  if (!Array.isArray(nodes) || !nodes.every((node) => isKnown(node, 0))) {
    return messages.rest.badValue;
  }
  return nodes.some(hasText) ? null : messages.admin.fieldsAndCategoryRequired;
}

function isKnown(node: unknown, depth: number): boolean {
  if (!isRecord(node) || depth > MAX_DEPTH) return false;
  if (typeof node.type !== 'string' || !KNOWN_NODES.has(node.type)) return false;
  if (node.type === 'text') return typeof node.text === 'string';
  if (node.children === undefined) return true;
  return Array.isArray(node.children) && node.children.every((child) => isKnown(child, depth + 1));
}

function hasText(node: unknown): boolean {
  if (!isRecord(node)) return false;
  if (typeof node.text === 'string' && node.text.trim() !== '') return true;
  return Array.isArray(node.children) && node.children.some(hasText);
}
