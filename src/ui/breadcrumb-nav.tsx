import type { ReactNode } from 'react';

import { cn } from '@/lib/cn';
import { common } from '@/messages/common';

export type BreadcrumbItem = {
  name: string;
  href: string;
  /** Stands in the place of the link. */
  link?: ReactNode;
};

export type BreadcrumbProps = {
  /** From the root; the page itself is `current`. */
  items: BreadcrumbItem[];
  current: string;
  className?: string;
};

/** Where the page stands in the site, for readers. */
export function BreadcrumbNav({ items, current, className }: BreadcrumbProps) {
  return (
    <nav aria-label={common.breadcrumb} className={cn('breadcrumb', className)}>
      <ol>
        {items.map((item) => (
          <li key={item.href}>{item.link ?? <a href={item.href}>{item.name}</a>}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
