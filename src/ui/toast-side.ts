/** The control that was used last: most notifications speak of what it did. */
let used: Element | null = null;

/** Follows which control is used, by whatever means: each ends in a click. */
export function watchUsedControls(): () => void {
  const remember = ({ target }: MouseEvent) => {
    used = target instanceof Element ? target : null;
  };
  window.addEventListener('click', remember, { capture: true });
  return () => window.removeEventListener('click', remember, { capture: true });
}

/** The end of the screen that is farther from that control: a notification covers neither it nor what opens beside it. */
export function toastSide(): 'top' | 'bottom' {
  if (used?.isConnected !== true) return 'bottom';
  const { top, bottom } = used.getBoundingClientRect();
  const isOnScreen = bottom > 0 && top < window.innerHeight;
  return isOnScreen && (top + bottom) / 2 > window.innerHeight / 2 ? 'top' : 'bottom';
}
