const CHECKBOX = '.select-row input';

let cells = 0;

/** Names the box that selects a row of a list by what the row is about: Payload gives all of them no name. */
export function nameRow(element: Element): void {
  const row = element.matches('tr, td, td a') ? element.closest('tr') : null;
  const box = row?.querySelector(CHECKBOX);
  const about = row?.querySelector('td a')?.closest('td');
  if (box == null || about == null) return;
  if (about.id === '') about.id = `row-name-${(cells += 1)}`;
  if (box.getAttribute('aria-labelledby') !== about.id) {
    box.setAttribute('aria-labelledby', about.id);
  }
}
