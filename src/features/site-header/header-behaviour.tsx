'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { paths } from '@/lib/paths';
import { MENU_ID } from './menu-id';
import { attachMenuBehaviour, closeMenu, markCurrentPage } from './menu-behaviour';

/** Hovering, Escape, the search and the closing of the menu when the path changes; renders nothing. */
export function HeaderBehaviour() {
  const pathname = usePathname();
  const router = useRouter();

  useEffect(() => {
    const menu = document.getElementById(MENU_ID);
    if (!menu) return;
    return attachMenuBehaviour(menu, (query) => router.push(paths.searchFor(query)));
  }, [router]);

  useEffect(() => {
    const menu = document.getElementById(MENU_ID);
    if (!menu) return;
    closeMenu(menu);
    markCurrentPage(menu, pathname);
  }, [pathname]);

  return null;
}
