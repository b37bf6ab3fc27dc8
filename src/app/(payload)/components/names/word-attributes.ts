import { panelEnglish } from '@/messages/panel-english';

import { inPortugueseAt } from './in-portuguese';

const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'placeholder', 'title'] as const;

/** Says in Portuguese what Payload and its editor have in English in attributes, whatever the language. */
export function wordAttributes(element: Element): void {
  const isAt = (selector: string) => element.matches(selector);
  for (const name of ATTRIBUTES) {
    const said = element.getAttribute(name);
    const word = said === null ? null : inPortugueseAt(panelEnglish.attributes, said, isAt);
    if (word !== null) element.setAttribute(name, word);
  }
}
