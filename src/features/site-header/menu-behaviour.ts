// As in site-header.css: from here on the menu lies in the bar and its groups fly out.
const DESKTOP = '(min-width: 64rem)';
// Milliseconds that the pointer may stray outside before the panels close.
const CLOSE_DELAY = 220;

const isDesktop = (): boolean => matchMedia(DESKTOP).matches;

function closePanels(menu: HTMLElement): void {
  menu.querySelectorAll('details[open]').forEach((panel) => panel.removeAttribute('open'));
}

/** Closes the panels and, on small screens, the whole menu. */
export function closeMenu(menu: HTMLElement): void {
  closePanels(menu);
  // A browser without popovers shows the menu in the page: nothing to close.
  if (menu.matches('[popover]') && 'hidePopover' in menu) menu.hidePopover();
}

/** Marks the links to the page itself for assistive technology and for the eye. */
export function markCurrentPage(menu: HTMLElement, pathname: string): void {
  menu.querySelectorAll('a').forEach((link) => {
    if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
}

/** Adds to the menu what the browser's own disclosures lack. `search` is called with a trimmed, non-empty query. */
export function attachMenuBehaviour(
  menu: HTMLElement,
  search: (query: string) => void,
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
    // A panel never opens onto an empty flyout: its first group comes with it.
    if (panel && !panel.querySelector('details[open]')) {
      panel.querySelector('details')?.setAttribute('open', '');
    }
  });

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
    const query = String(new FormData(event.target).get('q') ?? '').trim();
    if (query) {
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
      if ('showPopover' in menu && !menu.matches(':popover-open')) menu.showPopover();
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
