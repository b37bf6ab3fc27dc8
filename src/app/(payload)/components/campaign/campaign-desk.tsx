'use client';

import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

import { CAMPAIGN_STATES, type CampaignMove, EDITABLE_STATES } from '@/domain/campaign';
import { formatMoment } from '@/domain/dates';
import { postJson, readMessage } from '@/lib/post-json';
import { campaigns } from '@/messages/campaigns';

import { Drafting } from './drafting';
import { CampaignFigures } from './campaign-figures';
import { Sending } from './sending';
import { useProgress } from './use-progress';

const words = campaigns.desk;

type Outcome = { isBad: boolean; text: string };

/** Where a campaign stands, and what can be done with it now. */
export function CampaignDesk() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const isChanged = useFormModified();
  const { progress, read } = useProgress(id === undefined ? undefined : Number(id), lastUpdateTime);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);

  // Once it is sent the letter can only be read: Payload decides that when the page is loaded.
  const isEditable = progress === null ? null : EDITABLE_STATES.includes(progress.status);
  const wasEditable = useRef<boolean | null>(null);
  useEffect(() => {
    if (wasEditable.current === true && isEditable === false) window.location.reload();
    wasEditable.current = isEditable;
  }, [isEditable]);

  if (id === undefined) return <p className="campaign-desk campaign-hint">{words.unsaved}</p>;
  if (progress === null) return <div className="campaign-desk" aria-busy />;

  const act = async (action: CampaignMove | 'test', body: object = {}) => {
    setBusy(true);
    setOutcome(null);
    const result = await postJson(`/api/campaigns/${id}/${action}`, body);
    await read();
    setBusy(false);
    setOutcome(
      result.ok
        ? { isBad: false, text: readMessage(result.answer) ?? '' }
        : { isBad: true, text: result.problems[0]?.message ?? words.unreachable },
    );
  };

  const { status, notice, sendAt } = progress;
  const label = CAMPAIGN_STATES.find(({ value }) => value === status)?.label;
  return (
    <section className="campaign-desk" aria-label={words.title}>
      <h2 className="campaign-desk__title">
        {words.title} <span className={`campaign-state campaign-state--${status}`}>{label}</span>
      </h2>
      {notice === null ? null : <p className="campaign-notice">{notice}</p>}
      {status === 'scheduled' && sendAt !== null ? (
        <p>{words.scheduledFor(formatMoment(new Date(sendAt)))}</p>
      ) : null}
      {isEditable === true ? (
        <Drafting progress={progress} isBusy={isBusy} isChanged={isChanged} act={act} />
      ) : (
        <>
          <CampaignFigures progress={progress} />
          <Sending status={status} isBusy={isBusy} act={act} />
        </>
      )}
      <p role="status" className={outcome?.isBad === true ? 'campaign-notice' : 'campaign-hint'}>
        {outcome?.text}
      </p>
    </section>
  );
}
