'use client';

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Opens the sidebar from 1024 pixels on, unless the editor has closed it. Payload closes it at every page below 1440,
 * whatever the editor prefers.
 */
export function OpenSidebar() {
  const { setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  const { breakpoints } = useWindowInfo();
  const isBetween = breakpoints.l === true && breakpoints.m === false;

  useEffect(() => {
    if (!isBetween) return;
    let isCurrent = true;
    // After Payload's own effect, which closes it.
    void getPreference<{ open?: boolean } | undefined>('nav').then((preference) => {
      if (isCurrent) setNavOpen(preference?.open !== false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isBetween, getPreference, setNavOpen]);

  return null;
}
