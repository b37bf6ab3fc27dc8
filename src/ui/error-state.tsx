import type { ReactNode } from 'react';
import { common } from '@/messages/common';
import { Button } from './button';
import { EmptyState } from './empty-state';

type ErrorStateProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Without it no button is offered. */
  onRetry?: () => void;
  /** Of the button; by default 'Tentar novamente'. */
  retryLabel?: string;
  headingLevel?: 2 | 3;
  className?: string;
};

/** Something failed; says what and offers to try again. */
export function ErrorState({
  title,
  description,
  onRetry,
  retryLabel = common.retry,
  headingLevel,
  className,
}: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      icon="alert"
      title={title}
      description={description}
      headingLevel={headingLevel}
      className={className}
      action={
        onRetry ? (
          <Button variant="outline" onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : null
      }
    />
  );
}
