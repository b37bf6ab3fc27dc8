const FIELD = '.field-type';
const CONTROL =
  'input:not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"]), textarea, [contenteditable="true"]';

let labels = 0;

/** Names the control of a field, where it has no name, by the label which stands there. */
export function nameField(field: Element): void {
  const label = ownOf(field, '.field-label');
  const control = ownOf(field, CONTROL);
  if (label === null || control === null || hasName(control)) return;
  if (label.id === '') label.id = `label-${(labels += 1)}`;
  control.setAttribute('aria-labelledby', label.id);
}

/** The first that belongs to the field itself, not to another one inside of it. */
function ownOf(field: Element, selector: string): Element | null {
  const all = [...field.querySelectorAll(selector)];
  return all.find((element) => element.parentElement?.closest(FIELD) === field) ?? null;
}

function hasName(control: Element): boolean {
  const labelledBy = control.getAttribute('aria-labelledby');
  // A name goes with its label, when Payload draws the field anew.
  if (labelledBy !== null) return document.getElementById(labelledBy) !== null;
  if (control.hasAttribute('aria-label')) return true;
  const isLabelled = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isLabelled && (control.labels?.length ?? 0) > 0;
}
