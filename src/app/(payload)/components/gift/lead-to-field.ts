import type { GiftPart } from '@/domain/gift-completeness';

/** The editor of rich text, the only one of its form, has no id. */
const RICH_TEXT = '.rich-text-lexical [contenteditable="true"]';
const CONTROL = 'input:not([type="file"]), textarea, button';

/** Brings a field of the form into view and gives it the focus. */
export function leadToField(part: GiftPart): void {
  const field =
    part === 'description'
      ? document.querySelector<HTMLElement>(RICH_TEXT)
      : document.getElementById(`field-${part}`);
  if (field === null) return;
  const control = field.matches(`${CONTROL}, ${RICH_TEXT}`)
    ? field
    : (field.querySelector<HTMLElement>(CONTROL) ?? field);
  control.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
