'use client';

import { useNav, useWindowInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import { usePhoneMenu } from './use-phone-menu';

/**
 * Keeps the sidebar open from 1024 pixels on, unless the editor has closed it: Payload closes it at every page below
 * 1440. Below 1024 it covers the page, and Payload draws it open until it has measured the window: custom.css hides it
 * until the document says that it has been closed.
 */
export function OpenSidebar() {
  const { navOpen, setNavOpen } = useNav();
  const { breakpoints } = useWindowInfo();
  // What the server has drawn, by the editor's preference.
  const [wasOpen] = useState(navOpen);
  const isNarrow = breakpoints.m === true;
  const isBetween = breakpoints.l === true && breakpoints.m === false;

  useEffect(() => {
    // After Payload's own effect, which closes it.
    if (isBetween) queueMicrotask(() => setNavOpen(wasOpen));
  }, [isBetween, wasOpen, setNavOpen]);

  useEffect(() => {
    if (isNarrow && !navOpen) document.documentElement.dataset.sidebar = 'ready';
  }, [isNarrow, navOpen]);

  usePhoneMenu(breakpoints.s === true);

  return null;
}
