import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Button } from './button';
import { Icon } from './icon';

type NoticeProps = {
  variant?: 'default' | 'success' | 'danger';
  children: ReactNode;
  /** Given together, they make the notice dismissible. */
  onDismiss?: () => void;
  dismissLabel?: string;
  className?: string;
};

/** A message that stays in the page; errors interrupt a screen reader, the rest waits. */
export function Notice({
  variant = 'default',
  children,
  onDismiss,
  dismissLabel,
  className,
}: NoticeProps) {
  return (
    <div
      role={variant === 'danger' ? 'alert' : 'status'}
      className={cn('notice', variant !== 'default' && `notice-${variant}`, className)}
    >
      <Icon name={variant === 'success' ? 'check' : 'alert'} className="mt-px" />
      <div className="flex-1">{children}</div>
      {onDismiss && dismissLabel ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="-my-2.5 -mr-3"
        >
          <Icon name="close" size={18} />
        </Button>
      ) : null}
    </div>
  );
}
