/**
 * A tag of several in a field holds the button that removes it. Drag and drop calls the tag a button as well, and what is inside of a
 * button is found by nobody who does not see.
 */
export function unnestButton(element: Element): void {
  if (element.matches('.multi-value[role="button"]')) element.setAttribute('role', 'group');
}
