import { useNav } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Makes the sidebar a menu that covers the page of a phone: opened, it has the focus, which custom.css keeps in it; Escape closes it, and
 * then the focus is back where it came from. Payload leaves the focus in the page behind.
 */
export function usePhoneMenu(isPhone: boolean): void {
  const { navOpen, navRef, setNavOpen } = useNav();
  // Until it has been closed it is only what the server has drawn.
  const hasBeenClosed = useRef(false);

  useEffect(() => {
    if (!isPhone) return;
    const opener = document.querySelector<HTMLElement>('.app-header__mobile-nav-toggler');
    // Payload leaves it out of the order of Tab, for a second one of no size, which custom.css removes.
    if (opener !== null) opener.tabIndex = 0;
    if (!navOpen) {
      if (hasBeenClosed.current) opener?.focus();
      hasBeenClosed.current = true;
      return;
    }
    if (!hasBeenClosed.current) return;
    navRef.current?.querySelector<HTMLElement>('.nav__mobile-close')?.focus();
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setNavOpen(false);
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [isPhone, navOpen, navRef, setNavOpen]);
}
