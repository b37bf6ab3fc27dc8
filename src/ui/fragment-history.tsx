'use client';

import { useEffect } from 'react';

/**
 * Makes the back button work after a link within the page. The browser makes that history entry without the router's
 * state, and the router leaves the page of an entry without state as it is: the address of one page over another one.
 */
export function FragmentHistory() {
  useEffect(() => {
    const adopt = () => {
      if (window.history.state === null) {
        window.history.replaceState(null, '', window.location.href);
      }
    };
    window.addEventListener('hashchange', adopt);
    return () => window.removeEventListener('hashchange', adopt);
  }, []);
  return null;
}
