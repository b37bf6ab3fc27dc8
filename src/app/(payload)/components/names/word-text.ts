import { panelEnglish } from '@/messages/panel-english';

import { inPortugueseAt } from './in-portuguese';

/** Says in Portuguese a text that Payload has in English, whatever the language. */
export function wordText(node: Text): void {
  const isAt = (selector: string) => node.parentElement?.closest(selector) != null;
  const word = inPortugueseAt(panelEnglish.texts, node.data.trim(), isAt);
  if (word !== null) node.data = word;
}
