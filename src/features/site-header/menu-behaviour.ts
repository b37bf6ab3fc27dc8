import { cleanSearchQuery } from '@/domain/search';
import { isStoppedOffline } from '@/lib/stopped-offline';
import {
  DESKTOP,
  closeMenu,
  closePanels,
  isDesktop,
  isOpenPopover,
  openFirstGroup,
} from './menu-panels';

// Milliseconds that the pointer may stray outside before the panels close.
const CLOSE_DELAY = 220;

/**
 * Adds to the menu what the browser's own disclosures lack. `search` is called with a trimmed, non-empty query, `foresee` each time
 * that somebody comes near a panel, with the pointer or the keyboard, or opens one.
 */
export function attachMenuBehaviour(
  menu: HTMLElement,
  search: (query: string) => void,
  foresee: (isOpening: boolean) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    handler: (event: HTMLElementEventMap[K]) => void,
  ) => menu.addEventListener(type, handler, { signal });

  let closing: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLDetailsElement | null = null;

  on('pointerover', (event) => {
    clearTimeout(closing);
    if (event.pointerType !== 'mouse' || !isDesktop() || !(event.target instanceof Element)) return;
    const summary = event.target.closest('summary');
    const panel = summary?.closest('details');
    if (panel && !panel.open) {
      panel.open = true;
      hovered = panel;
    }
    if (panel) openFirstGroup(panel);
  });

  const isInPanels = ({ target }: Event) => target instanceof Element && target.closest('nav');
  on('pointerover', (event) => isInPanels(event) && foresee(false));
  on('focusin', (event) => isInPanels(event) && foresee(false));
  const onToggle = ({ target }: Event) => {
    const isOpen =
      target === menu ? isOpenPopover(menu) : target instanceof HTMLDetailsElement && target.open;
    if (isOpen) foresee(true);
  };
  // Of a panel it does not bubble.
  menu.addEventListener('toggle', onToggle, { signal, capture: true });
  // What was opened before this script ran.
  if (menu.querySelector('details[open]') || isOpenPopover(menu)) foresee(true);

  on('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && isDesktop()) {
      closing = setTimeout(() => closePanels(menu), CLOSE_DELAY);
    }
  });

  // A link to the page itself changes no path, so it has to close the menu here.
  on('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link && !modified) closeMenu(menu);
  });

  // The click that follows the hover that opened a panel must not close it again.
  on('click', (event) => {
    const panel = event.target instanceof Element && event.target.closest('summary')?.parentElement;
    if (panel && panel === hovered && hovered.open && event.detail > 0) event.preventDefault();
    hovered = null;
  });

  on('keydown', (event) => {
    if (event.key !== 'Escape' || !isDesktop() || !(event.target instanceof Element)) return;
    const panel = event.target.closest<HTMLDetailsElement>('details[open]');
    panel?.removeAttribute('open');
    panel?.querySelector('summary')?.focus();
  });

  on('focusout', (event) => {
    const leaves = event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget);
    if (leaves && isDesktop()) closePanels(menu);
  });

  on('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const field = event.target.elements.namedItem('q');
    if (!(field instanceof HTMLInputElement) || isStoppedOffline(field)) return;
    const query = cleanSearchQuery(field.value);
    if (query !== '') {
      closeMenu(menu);
      search(query);
    }
  });

  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Node && !menu.contains(event.target) && isDesktop()) {
        closePanels(menu);
      }
    },
    { signal },
  );

  // With JavaScript the search icon of the small bar opens the menu at its field; without, it leads to the search page.
  document.querySelector('[data-focus-search]')?.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      if ('showPopover' in menu && !isOpenPopover(menu)) menu.showPopover();
      menu.querySelector('input')?.focus();
    },
    { signal },
  );

  matchMedia(DESKTOP).addEventListener('change', () => closeMenu(menu), { signal });

  return () => {
    clearTimeout(closing);
    controller.abort();
  };
}
