'use client';

import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/alert-dialog';
import { useRef } from 'react';
import { formatCountdown } from '@/domain/countdown';
import { announcedSeconds } from '@/domain/session-clock';
import { session as words } from '@/messages/session';
import { Button } from '@/ui/button';
import { useRestoredFocus } from '@/ui/use-restored-focus';

type SessionDialogProps = {
  open: boolean;
  /** Seconds. */
  left: number;
  busy: 'staying' | 'leaving' | null;
  onStay: () => void;
  onLeave: () => void;
};

/** Warns that the session ends soon. It stays until one of its two ways out is taken. */
export function SessionDialog({ open, left, busy, onStay, onLeave }: SessionDialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useRestoredFocus();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Root open={open}>
      <Portal>
        <Overlay className="overlay" />
        <Content
          className="dialog bg-surface"
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            event.preventDefault();
            stay.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <Title className="overlay-title text-2xl">{words.title}</Title>
          <Description className="overlay-description">{words.description}</Description>
          <p
            aria-hidden="true"
            className="my-6 flex items-baseline justify-between gap-4 border-y border-hairline py-4"
          >
            <span className="text-sm text-ink-soft">{words.timeLeftLabel}</span>
            <span className="font-display text-4xl leading-none text-accent lining-nums tabular-nums">
              {formatCountdown(left)}
            </span>
          </p>
          <p role="status" className="sr-only">
            {words.timeLeft(formatCountdown(announcedSeconds(left)))}
          </p>
          <div className="grid gap-3 sm:flex">
            <Button
              ref={stay}
              size="lg"
              onClick={onStay}
              aria-disabled={busy !== null || undefined}
              className="sm:flex-1"
            >
              {busy === 'staying' ? words.refreshing : words.stay}
            </Button>
            <Button
              size="lg"
              variant="outline"
              onClick={onLeave}
              aria-disabled={busy !== null || undefined}
            >
              {busy === 'leaving' ? words.leaving : words.leave}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
