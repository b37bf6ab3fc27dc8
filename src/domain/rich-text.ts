/** Whether the editor's state has a text to read. A document of blank paragraphs has none, nor has anything that is no document. */
export function hasRichText(state: unknown): boolean {
  if (typeof state !== 'object' || state === null || !('root' in state)) return false;
  return hasText(state.root);
}

function hasText(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('text' in node && typeof node.text === 'string' && node.text.trim() !== '') return true;
  return 'children' in node && Array.isArray(node.children) && node.children.some(hasText);
}
