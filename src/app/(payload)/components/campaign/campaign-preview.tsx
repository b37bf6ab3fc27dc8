'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';

import type { CampaignPreview } from '@/domain/campaign';
import { campaigns } from '@/messages/campaigns';

const words = campaigns.preview;
const VIEWS = ['phone', 'desktop', 'text'] as const;

type View = (typeof VIEWS)[number];

/** The mail itself, in a frame that can neither run a script nor reach the panel. */
export function CampaignPreviewField() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [view, setView] = useState<View>('desktop');
  const [preview, setPreview] = useState<CampaignPreview | 'failed' | null>(null);
  const name = useId();

  useEffect(() => {
    if (id === undefined) return;
    let isStale = false;
    const read = async () => {
      const response = await fetch(`/api/campaigns/${id}/preview`).catch(() => null);
      // The border to our own endpoint, which answers nothing else.
      const answer =
        response?.ok === true ? ((await response.json()) as CampaignPreview) : 'failed';
      if (!isStale) setPreview(answer);
    };
    void read();
    return () => {
      isStale = true;
    };
  }, [id, lastUpdateTime]);

  if (id === undefined) return null;
  return (
    <section className="campaign-preview" aria-label={words.title}>
      <div className="campaign-preview__head">
        <h2 className="campaign-desk__title">{words.title}</h2>
        <fieldset className="campaign-views">
          <legend className="sr-only">{words.title}</legend>
          {VIEWS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={name}
                checked={view === one}
                onChange={() => setView(one)}
              />
              <span>{words[one]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <p className="campaign-hint">{words.hint}</p>
      {preview === null || preview === 'failed' ? (
        <p role="status">{preview === null ? words.loading : words.failed}</p>
      ) : view === 'text' ? (
        <textarea
          className="campaign-preview__text"
          aria-label={words.text}
          readOnly
          value={preview.text}
        />
      ) : (
        <iframe
          className={`campaign-preview__frame campaign-preview__frame--${view}`}
          title={words.frame}
          sandbox=""
          srcDoc={preview.html}
        />
      )}
    </section>
  );
}
