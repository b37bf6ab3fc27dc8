import { panelTexts } from '@/messages/notices';

/** Where they are drawn, the third line by drag and drop, the last by selects; elsewhere the same text may be an editor's. */
const PLACES = [
  ...['.live-preview-toolbar-controls', '.popup-button-list', '.field-error'],
  ...['div[id][style*="display: none"]', '[role="status"][aria-live="assertive"]'],
  ...['#aria-selection', '#aria-focused', '#aria-results', '#aria-guidance'],
].join();

/** Says in Portuguese a text that Payload has in English, whatever the language. */
export function wordText(node: Text): void {
  const text = node.data.trim();
  const [english, word] = panelTexts.find(([pattern]) => pattern.test(text)) ?? [];
  if (english === undefined || word === undefined) return;
  if (node.parentElement?.closest(PLACES) == null) return;
  const found = english.exec(text) ?? [];
  node.data = word.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
}
