import { panelTexts } from '@/messages/notices';

/** Where they are drawn, the last two by drag and drop; elsewhere the same text may be an editor's. */
const PLACES = [
  ...['.live-preview-toolbar-controls', '.popup-button-list', '.field-error'],
  ...['div[id][style*="display: none"]', '[role="status"][aria-live="assertive"]'],
].join();

/** Says in Portuguese a text that Payload has in English, whatever the language. */
export function wordText(node: Text): void {
  const text = node.data.trim();
  const [, word] = panelTexts.find(([english]) => english.test(text)) ?? [];
  if (word !== undefined && node.parentElement?.closest(PLACES) != null) node.data = word;
}
