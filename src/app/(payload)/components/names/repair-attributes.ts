type Repair = readonly [selector: string, attribute: string, value: string | null];

/** Attributes of Payload's markup that mislead who does not see the page, and what they are instead. */
const REPAIRS: readonly Repair[] = [
  // The sidebar stands beside what a page is about. Payload has no such landmark, or one for a part of a form only.
  ['.template-default__wrap, .template-minimal', 'role', 'main'],
  ['main, header', 'role', 'none'],
  // It is drawn at the end of the page, outside of everything, and opens by its class alone.
  ['.popup__content, .popup__hidden-content', 'role', 'region'],
  // What is in this list are no items of one.
  ['.doc-tabs__tabs', 'role', 'group'],
  ['.doc-tabs__tabs > li', 'role', 'none'],
  // A tag of several in a field holds the button that removes it; what is inside of a button is found by nobody.
  ['.multi-value[role="button"]', 'role', 'group'],
  // A select opens from the keyboard by itself; clearing it has its own button, which Payload hides.
  ['.dropdown-indicator[aria-hidden]', 'tabindex', '-1'],
  ['.clear-indicator', 'aria-hidden', null],
  // It moves an image by the mouse alone; the buttons beside it do by every other way.
  ['.upload--has-many__drag', 'aria-hidden', 'true'],
  ['.upload--has-many__drag', 'tabindex', '-1'],
  // What is written on them says more.
  ['.doc-tab', 'aria-label', null],
  ['.file__thumbnail img', 'alt', ''],
  // Below the name of the page, with nothing in between.
  ['.no-results h3, .payload-settings h3', 'aria-level', '2'],
  // A column that is shown or not.
  ['.pill[aria-checked]', 'role', 'checkbox'],
  // The field's name in the code.
  ['.checkbox-input input', 'title', null],
];

export function repairAttributes(element: Element): void {
  for (const [selector, attribute, value] of REPAIRS) {
    if (element.getAttribute(attribute) === value || !element.matches(selector)) continue;
    if (value === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
  }
}
