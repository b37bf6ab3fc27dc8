'use client';

import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { common } from '@/messages/common';
import { Button } from './button';
import { Icon } from './icon';
import { useRestoredFocus } from './use-restored-focus';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  side?: 'right' | 'bottom';
  /** Stays in view under the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A modal panel from an edge of the screen. Load it through `LazySheet`: Radix Dialog is not for the first visit. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  side = 'right',
  footer,
  children,
  className,
}: SheetProps) {
  const focus = useRestoredFocus();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="overlay" />
        <Content
          className={cn('sheet', side === 'right' ? 'sheet-right' : 'sheet-bottom', className)}
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="overlay-header">
            <Title className="overlay-title">{title}</Title>
            <Close asChild>
              <Button variant="ghost" size="icon" aria-label={common.close}>
                <Icon name="close" />
              </Button>
            </Close>
          </div>
          <div className="sheet-body">
            {description ? (
              <Description className="overlay-description">{description}</Description>
            ) : null}
            {children}
          </div>
          {footer ? <div className="sheet-footer">{footer}</div> : null}
        </Content>
      </Portal>
    </Root>
  );
}
