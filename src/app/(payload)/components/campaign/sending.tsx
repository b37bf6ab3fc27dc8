import { Button } from '@payloadcms/ui';
import { useRef } from 'react';

import type { CampaignMove, CampaignState } from '@/domain/campaign';
import { campaigns } from '@/messages/campaigns';

import { ConfirmDialog } from '../confirm-dialog';

const words = campaigns.desk;

type Props = {
  status: CampaignState;
  isBusy: boolean;
  act: (action: CampaignMove) => Promise<void>;
};

/** What can be done with a campaign that is being sent. */
export function Sending({ status, isBusy, act }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  if (status !== 'sending' && status !== 'paused') return null;
  const next = status === 'sending' ? 'pause' : 'resume';
  return (
    <div className="campaign-actions">
      <Button margin={false} disabled={isBusy} onClick={() => void act(next)}>
        {words[next]}
      </Button>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isBusy}
        onClick={() => dialog.current?.showModal()}
      >
        {words.cancel}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={words.confirmCancel}
        text={words.confirmCancelText}
        action={words.cancel}
        onConfirm={() => void act('cancel')}
      />
    </div>
  );
}
