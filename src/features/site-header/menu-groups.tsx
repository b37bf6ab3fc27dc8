'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Menu } from '@/domain/menu';
import { paths } from '@/lib/paths';
import { categories, occasions } from '@/messages/catalogue';
import { common } from '@/messages/common';
import { header } from '@/messages/header';
import { prepareGroups } from './menu-panels';
import { menuStore } from './menu-store';

const KINDS = {
  categories: { href: paths.category, empty: categories.empty },
  occasions: { href: paths.occasion, empty: occasions.empty },
} as const;

/** The groups of a menu, each with a flyout of its entries. No document carries them: they are read when the menu opens. */
export function MenuGroups({ kind }: { kind: keyof Menu }) {
  const list = useRef<HTMLUListElement>(null);
  const { menu, status } = useSyncExternalStore(
    menuStore.subscribe,
    menuStore.get,
    menuStore.getOnServer,
  );
  useEffect(() => {
    if (list.current) prepareGroups(list.current);
  }, [menu]);

  if (menu === null) {
    if (status === 'loading') {
      return (
        <p role="status" className="site-nav-state">
          {common.loading}
        </p>
      );
    }
    return status === 'failed' ? (
      <div role="alert" className="site-nav-state">
        <p>{header.menuFailed}</p>
        <button type="button" onClick={() => void menuStore.load()}>
          {common.retry}
        </button>
      </div>
    ) : null;
  }
  const { href, empty } = KINDS[kind];
  const groups = menu[kind];
  if (groups.length === 0) return <p className="site-nav-state">{empty}</p>;
  return (
    <ul ref={list} className="site-nav-groups">
      {groups.map((group) => (
        <li key={group.id}>
          <details name={kind}>
            <summary>{group.name}</summary>
            <ul className="site-nav-links">
              {group.entries.map((entry) => (
                <li key={entry.slug}>
                  <a href={href(entry.slug)}>{entry.name}</a>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
