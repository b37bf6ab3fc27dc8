import { Button, useAuth } from '@payloadcms/ui';
import { useRef, useState } from 'react';

import type { CampaignMove, CampaignProgress } from '@/domain/campaign';
import { localMomentOf } from '@/domain/dates';
import { campaigns } from '@/messages/campaigns';

import { ConfirmDialog } from '../confirm-dialog';
import { LabelledInput } from './labelled-input';

const words = campaigns.desk;

type Props = {
  progress: CampaignProgress;
  isBusy: boolean;
  isChanged: boolean;
  act: (action: CampaignMove | 'test', body?: object) => Promise<void>;
};

/** What can be done with a campaign before it is sent: try it, say when, send it. */
export function Drafting({ progress, isBusy, isChanged, act }: Props) {
  const { user } = useAuth();
  const { audience, leftOut, isEmpty, sendAt, status } = progress;
  const dialog = useRef<HTMLDialogElement>(null);
  const [email, setEmail] = useState<string>(user?.email ?? '');
  const [at, setAt] = useState(sendAt === null ? '' : localMomentOf(new Date(sendAt)));
  const isReady = !isBusy && !isChanged && !isEmpty;

  return (
    <>
      <ul className="campaign-facts">
        <li>{audience === 0 ? words.nobody : words.audience(audience)}</li>
        {isEmpty ? <li>{words.empty}</li> : null}
        {leftOut > 0 ? <li className="campaign-notice">{words.leftOut(leftOut)}</li> : null}
        {isChanged ? <li className="campaign-notice">{words.changed}</li> : null}
      </ul>
      <div className="campaign-steps">
        <div className="campaign-step">
          <LabelledInput label={words.testTo} type="email" value={email} onChange={setEmail} />
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={!isReady}
            onClick={() => void act('test', { email })}
          >
            {words.test}
          </Button>
        </div>
        <div className="campaign-step">
          <LabelledInput
            label={words.scheduleAt}
            type="datetime-local"
            value={at}
            onChange={setAt}
          />
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={!isReady}
            onClick={() => void act('schedule', { at })}
          >
            {words.schedule}
          </Button>
        </div>
      </div>
      <div className="campaign-actions">
        <Button
          margin={false}
          disabled={!isReady || audience === 0}
          onClick={() => dialog.current?.showModal()}
        >
          {words.send}
        </Button>
        {status === 'scheduled' ? (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => void act('unschedule')}
          >
            {words.unschedule}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        dialog={dialog}
        title={words.confirmSend(audience)}
        text={words.confirmSendText}
        action={words.confirmSendAction}
        onConfirm={() => void act('send')}
      />
    </>
  );
}
