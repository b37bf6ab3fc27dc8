'use client';

import { Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { useState } from 'react';
import { TOAST_DURATION, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD } from '@/domain/limits';
import { cn } from '@/lib/cn';
import { common } from '@/messages/common';
import { ui } from '@/messages/ui';
import { Icon } from './icon';
import { toastStore, type ToastEntry } from './toast-store';

/** The region of notifications: a hotkey leads to it, a swipe to the right dismisses. */
export function ToastOutlet({ toast }: { toast: ToastEntry | null }) {
  // A dismissed toast stays in the tree, closed, so that it can leave with its animation.
  const [shown, setShown] = useState(toast);
  if (toast && toast !== shown) setShown(toast);

  return (
    <Provider
      label={ui.notification}
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      {shown ? (
        <Root
          key={shown.id}
          open={toast?.id === shown.id}
          onOpenChange={(open) => {
            if (!open) toastStore.dismiss(shown.id);
          }}
          duration={shown.duration ?? TOAST_DURATION}
          className={cn('toast', shown.variant === 'destructive' && 'toast-destructive')}
        >
          <Title className="toast-title">{shown.title}</Title>
          {shown.description ? (
            <Description className="toast-description">{shown.description}</Description>
          ) : null}
          <Close className="toast-close" aria-label={common.close}>
            <Icon name="close" size={18} />
          </Close>
        </Root>
      ) : null}
      <Viewport
        className="toast-viewport"
        data-side={shown?.side}
        hotkey={[TOAST_HOTKEY]}
        label={ui.toastRegion}
      />
    </Provider>
  );
}
