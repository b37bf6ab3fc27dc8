// As in site-header.css: from here on the menu lies in the bar and its groups fly out.
export const DESKTOP = '(min-width: 64rem)';
export const isDesktop = (): boolean => matchMedia(DESKTOP).matches;

/** A panel never opens onto an empty flyout: its first group comes with it. */
export function openFirstGroup(panel: HTMLElement): void {
  if (panel.querySelector('details[open]')) return;
  panel.querySelector('details')?.setAttribute('open', '');
}

export function closePanels(menu: HTMLElement): void {
  menu.querySelectorAll('details[open]').forEach((panel) => panel.removeAttribute('open'));
}

/** A browser without popovers shows the menu in the page. */
export function isOpenPopover(menu: HTMLElement): boolean {
  return 'showPopover' in menu && menu.matches(':popover-open');
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

/** Groups have arrived, in a panel that may have been opened before them. */
export function prepareGroups(list: HTMLElement): void {
  markCurrentPage(list, location.pathname);
  const panel = list.closest('details');
  if (panel?.open && isDesktop() && panel.matches(':hover')) openFirstGroup(panel);
}
