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
  /** Of its title, among the headings of the page. */
  headingLevel?: 2 | 3;
  className?: string;
};

export function EmptyState({
  title,
  description,
  icon = 'bow',
  action,
  role,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div role={role} className={cn('state', className)}>
      <Icon name={icon} size={36} className="state-mark" />
      <Title className="state-title">{title}</Title>
      {description ? <p className="state-text">{description}</p> : null}
      {action ? <div className="state-action">{action}</div> : null}
    </div>
  );
}
