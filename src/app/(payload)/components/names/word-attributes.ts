import { panelAttributes, panelChosen } from '@/messages/notices';

const WORDS = new Map<string, string>(Object.entries(panelAttributes));
const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'placeholder', 'title'] as const;

/** Says in Portuguese what Payload and its editor have in English in attributes, whatever the language. */
export function wordAttributes(element: Element): void {
  for (const name of ATTRIBUTES) {
    const word = WORDS.get(element.getAttribute(name) ?? '');
    if (word !== undefined) element.setAttribute(name, word);
  }
  if (element.matches(panelChosen.selector)) wordChosen(element);
}

function wordChosen(element: Element): void {
  const said = element.getAttribute('aria-label') ?? '';
  const word = said.replace(panelChosen.english, panelChosen.name);
  if (word !== said) element.setAttribute('aria-label', word);
}
