'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { paths } from '@/lib/paths';
import { MENU_ID } from './menu-id';
import { menuStore } from './menu-store';
import { attachMenuBehaviour } from './menu-behaviour';
import { closeMenu, markCurrentPage } from './menu-panels';

/** Hovering, Escape, the search, the reading of what the menus list and the closing of the menu when the path changes; renders nothing. */
export function HeaderBehaviour() {
  const pathname = usePathname();
  const router = useRouter();

  useEffect(() => {
    const menu = document.getElementById(MENU_ID);
    if (!menu) return;
    const search = (query: string) => router.push(paths.searchFor(query));
    const read = (isOpening: boolean) => {
      // What has failed is not asked for again at each movement of the pointer.
      if (isOpening || menuStore.get().status !== 'failed') void menuStore.load();
    };
    return attachMenuBehaviour(menu, search, read);
  }, [router]);

  useEffect(() => {
    const menu = document.getElementById(MENU_ID);
    if (!menu) return;
    closeMenu(menu);
    markCurrentPage(menu, pathname);
  }, [pathname]);

  return null;
}
