import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Icon, type IconName } from './icon';

type EmptyStateProps = {
  title: ReactNode;
  description?: ReactNode;
  icon?: IconName;
  /** A button or link: what the visitor can do next. */
  action?: ReactNode;
  /** 'alert' interrupts, 'status' waits for its turn; without it nothing is announced. */
  role?: 'alert' | 'status';
  className?: string;
};

export function EmptyState({
  title,
  description,
  icon = 'bow',
  action,
  role,
  className,
}: EmptyStateProps) {
  return (
    <div role={role} className={cn('state', className)}>
      <Icon name={icon} size={36} className="state-mark" />
      <p className="state-title">{title}</p>
      {description ? <p className="state-text">{description}</p> : null}
      {action ? <div className="state-action">{action}</div> : null}
    </div>
  );
}
