import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

type NavMenuProps = {
  label: string;
  /** The page that shows everything of the menu, if there is one. */
  all?: { href: string; label: string };
  className?: string;
  children: ReactNode;
};

/** One entry of the main navigation that opens a panel. */
export function NavMenu({ label, all, className, children }: NavMenuProps) {
  return (
    <li className={className}>
      <details name="menu" className="site-nav-menu">
        <summary className="site-nav-top">
          {label}
          <Icon name="chevron-down" size={16} />
        </summary>
        <div className="site-nav-panel">
          {children}
          {all ? (
            <a href={all.href} className="site-nav-all">
              {all.label}
              <Icon name="arrow-right" size={16} />
            </a>
          ) : null}
        </div>
      </details>
    </li>
  );
}
