'use client';

import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { common } from '@/messages/common';
import { Button } from './button';
import { Icon } from './icon';
import { useRestoredFocus } from './use-restored-focus';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A modal dialog in the middle of the screen. Load it through `LazyDialog`: Radix Dialog is not for the first visit. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  className,
}: DialogProps) {
  const focus = useRestoredFocus();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="overlay" />
        <Content
          className={cn('dialog', className)}
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="overlay-header">
            <Title className="overlay-title">{title}</Title>
            <Close asChild>
              <Button variant="ghost" size="icon" aria-label={common.close} className="-my-2 -mr-3">
                <Icon name="close" />
              </Button>
            </Close>
          </div>
          {description ? (
            <Description className="overlay-description">{description}</Description>
          ) : null}
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
