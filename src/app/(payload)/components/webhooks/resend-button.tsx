'use client';

import { Button } from '@payloadcms/ui';

import { webhooks as words } from '@/messages/webhooks';

import { useAct } from './use-act';

type Props = { id: number; what: string; onDone: () => void };

/** Sends a delivery once more, in one click. */
export function ResendButton({ id, what, onDone }: Props) {
  const { isBusy, act } = useAct();
  async function resend(): Promise<void> {
    await act(`/api/webhook-deliveries/${String(id)}/resend`);
    onDone();
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      aria-label={words.resendOf(what)}
      onClick={() => void resend()}
    >
      {words.resend}
    </Button>
  );
}
