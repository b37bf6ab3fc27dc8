import { cn } from '@/lib/cn';
import { common } from '@/messages/common';

export type BreadcrumbItem = { name: string; href: string };

type BreadcrumbProps = {
  /** From the root; the page itself is `current`. */
  items: BreadcrumbItem[];
  current: string;
  className?: string;
};

export function Breadcrumb({ items, current, className }: BreadcrumbProps) {
  return (
    <nav aria-label={common.breadcrumb} className={cn('breadcrumb', className)}>
      <ol>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href}>{item.name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
